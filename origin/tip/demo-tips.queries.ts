import { type Query, query } from "#origin/db/database.ts";
import type { TippableMatch } from "#origin/demo/tips/tip-plan.ts";

/** Queries for the experts of the demo world. */

/** Experts by their keys `?1` (JSON list); a real reader may have such a name. */
export const accountsByKey: Query<{ id: number; user_key: string }> = query(
  "SELECT id, user_key FROM users WHERE user_key IN (SELECT value FROM json_each(?1)) AND role = 'expert'",
);

/** Last publication of experts `?1` (JSON list of ids), seconds UTC; null when there is none. */
export const lastPublishedBy: Query<{ last: number | null }> = query(
  "SELECT max(published_at) AS last FROM tips WHERE expert_id IN (SELECT value FROM json_each(?1))",
);

/** A match of the demo world with its competition's name and translations (JSON, or null). */
type DemoMatchRow = Omit<TippableMatch, "competition"> & { competition: string; translations: string | null };

/** Matches of the demo world that kick off after `?2` and until `?3` (seconds UTC), as of `?1` (milliseconds UTC). */
export const demoMatches: Query<DemoMatchRow> =
  query(`SELECT m.id, m.match_time, c.hot, h.name AS home, a.name AS away,
    c.name AS competition, c.translations
  FROM matches m JOIN competitions c ON c.id = m.competition_id JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
  WHERE m.match_time > ?2 AND m.match_time <= ?3 AND m.provenance = 'demo' AND m.known_at <= ?1
  ORDER BY m.match_time, m.id`);

/** Prices of match `?1` in market `?2` over the whole match, by company, hot ones first. */
export const pricesToTip: Query<{ company_id: number; quotes: string }> = query(`SELECT p.company_id, p.quotes
  FROM price_series p CROSS JOIN companies c ON c.id = p.company_id
  WHERE p.match_id = ?1 AND p.market = ?2 AND p.period = 'full' ORDER BY c.hot DESC, c.position LIMIT 3`);
