import { type Query, query } from "#origin/db/database.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { CompetitionId, MatchId } from "#shared/match/index.ts";
import { IS_FACT } from "../analysis/played-row.sql.ts";
import { IS_AWARDED, RESULT_NOW } from "../match/match-row.sql.ts";

/** Queries of closing 1X2 prices of played matches with their results. `?1` is now, milliseconds UTC. */

/** A match that has kicked off; score and prices are null unless it was played to its end and has prices. */
export type ClosingRow = Pick<typeof match_states.$inferSelect, "home_goals" | "away_goals"> & {
  id: MatchId;
  competition_id: CompetitionId;
  /** Last open prices of each company before kick-off: JSON lists of home, draw and away, joined by commas. */
  closing: string | null;
};

/** The last open price of series `p` before kick-off (the format of quotes: price-series.ts). */
const CLOSING = `(SELECT q.value -> 4 FROM json_each(p.quotes) q
    WHERE q.value ->> 2 = 0 AND q.value ->> 0 <= ?1 ORDER BY q.key DESC LIMIT 1)`;

/** An award is no result of play. */
const closingOf = (matches: string): string => `SELECT m.id, m.competition_id, s.home_goals, s.away_goals,
    iif(s.match_id IS NULL, NULL, (SELECT group_concat(${CLOSING}) FROM price_series p
      WHERE p.match_id = m.id AND p.market = 'match_result' AND p.period = 'full')) AS closing
  FROM (${matches}) m LEFT JOIN ${RESULT_NOW} AND NOT ${IS_AWARDED} ORDER BY m.id`;

const BEGUN = `${IS_FACT} AND m.match_time <= ?1 / 1000`;

/** `?3` matches with ids above `?2`, ascending. */
export const closingResults: Query<ClosingRow> = query(
  closingOf(
    `SELECT m.id, m.competition_id FROM matches m WHERE m.id > ?2 AND ${BEGUN} ORDER BY m.id LIMIT ?3`,
  ),
);

/** The last `?3` matches of competition `?2`. */
export const closingResultsOfCompetition: Query<ClosingRow> = query(
  closingOf(`SELECT m.id, m.competition_id FROM matches m WHERE m.competition_id = ?2 AND ${BEGUN}
    ORDER BY m.match_time DESC LIMIT ?3`),
);
