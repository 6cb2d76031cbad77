import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";

import {
  type CompetitionRefColumns,
  type CountryRefColumns,
  competitionRef,
  countryRef,
} from "#origin/football/ref-columns.sql.ts";
import { type ExpertSort, LAST_TIPS, RANKED_TIPS } from "#shared/tip/tip.table.ts";
import { IS_PUBLIC, IS_SETTLED } from "./tip.queries.ts";

/** Queries of experts and their followers. */

export type TippedCompetitionRow = CompetitionRefColumns<"competition"> & CountryRefColumns<"country">;

const TIPPED = `SELECT ${competitionRef("c", "competition")}, ${countryRef("k", "country")}
  FROM tips t JOIN matches m ON m.id = t.match_id JOIN competitions c ON c.id = m.competition_id
    JOIN countries k ON k.id = c.country_id`;
const MOST_TIPPED = "GROUP BY c.id ORDER BY count(*) DESC, c.name, c.id";

/** Competitions of the tips of expert `?2` until now, the most tipped first. `?1` is milliseconds UTC. */
export const tippedCompetitions: Query<TippedCompetitionRow> = query(
  `${TIPPED} WHERE t.expert_id = ?2 AND t.published_at <= ?1 / 1000 ${MOST_TIPPED}`,
);

/** Of so many tips at the end of the ledger: a list must not read all of it. */
const LATEST_TIPS = 20_000;

/** Competitions of the latest tips until now (`?1`, milliseconds UTC), the `?2` most tipped ones. */
export const everyTippedCompetition: Query<TippedCompetitionRow> = query(
  `${TIPPED} WHERE t.id > (SELECT coalesce(max(id), 0) - ${LATEST_TIPS} FROM tips) AND t.published_at <= ?1 / 1000 ${MOST_TIPPED} LIMIT ?2`,
);

export type ExpertRow = Pick<RowOf<typeof users>, "id" | "nick_name" | "avatar" | "created_at"> & {
  followers: number;
};

const EXPERTS = `SELECT u.id, u.nick_name, u.avatar, u.created_at,
    (SELECT count(*) FROM follows f WHERE f.expert_id = u.id) AS followers FROM users u`;

export const countOfEveryExpert: Query<{ total: number }> = query(
  "SELECT count(*) AS total FROM users WHERE role = 'expert'",
);

const HAS_TIPS = "EXISTS (SELECT 1 FROM tips t WHERE t.expert_id = u.id)";

/** Those of `?1` (JSON list of ids) who publish tips or have done so. */
export const expertsById: Query<ExpertRow> = query(`${EXPERTS} WHERE u.id IN (SELECT value FROM json_each(?1))
  AND (u.role = 'expert' OR ${HAS_TIPS}) ORDER BY followers DESC, u.id`);

/** Of so many tips at the end of the ledger: a ranking must not read all of it. A record is of all tips. */
const RANKING_TIPS = 100_000;

/** Tips until now, `?1`, of market `?2` (or `all`) and competition `?3` (or null). */
const OF_KIND = `t.published_at <= ?1 / 1000 AND (?2 = 'all' OR t.market = ?2)
    AND (?3 IS NULL OR (SELECT competition_id FROM matches WHERE id = t.match_id) = ?3)`;

/** Experts `?4` (JSON list of ids, or null for all), of a market or a competition only those with public tips there. */
const LISTED = `u.id IN (SELECT id FROM users WHERE ?4 IS NULL AND role = 'expert'
      UNION ALL SELECT value FROM json_each(?4)) AND (u.role = 'expert' OR ${HAS_TIPS})
    AND (?2 = 'all' AND ?3 IS NULL OR EXISTS (SELECT 1 FROM tips t WHERE t.expert_id = u.id AND ${OF_KIND}
      AND (?2 = 'all' OR ${IS_PUBLIC})))`;

/** Profit of a tip with one unit staked, as `tipProfit` computes it. */
const PROFIT = `CASE t.result WHEN 'won' THEN t.price - 1 WHEN 'half_won' THEN (t.price - 1) / 2
      WHEN 'half_lost' THEN -0.5 WHEN 'lost' THEN -1 ELSE 0 END`;

/** The statistics of experts' records by which they are ranked, as `recordOf` computes them. */
const RECORDS = `WITH settled AS (
    SELECT t.expert_id, t.result, ${PROFIT} AS profit,
      row_number() OVER (PARTITION BY t.expert_id ORDER BY t.id DESC) AS place
    FROM tips t WHERE t.id > (SELECT coalesce(max(id), 0) - ${RANKING_TIPS} FROM tips)
      AND ${IS_SETTLED} AND ${OF_KIND}
  ), records AS (
    SELECT expert_id, count(*) FILTER (WHERE result <> 'void') AS count, sum(profit) AS profit,
      count(*) FILTER (WHERE result IN ('won', 'half_won')) AS won,
      count(*) FILTER (WHERE result NOT IN ('push', 'void')) AS decided,
      sum(profit) FILTER (WHERE place <= ${LAST_TIPS}) AS last_profit
    FROM settled GROUP BY expert_id
  )`;

const rankedBy = (value: string): Query<ExpertRow> =>
  query(`${RECORDS} ${EXPERTS} LEFT JOIN records r ON r.expert_id = u.id WHERE ${LISTED}
    ORDER BY coalesce(r.count, 0) >= ${RANKED_TIPS} DESC, ${value} DESC NULLS LAST, r.count DESC NULLS LAST,
      followers DESC, u.id LIMIT ?5 OFFSET ?6`);

/** Experts in each order: of those that `?1` to `?4` choose (see LISTED) `?5` rows from `?6` on. */
export const rankedExperts: Readonly<Record<ExpertSort, Query<ExpertRow>>> = {
  followers: query(`${EXPERTS} WHERE ${LISTED} ORDER BY followers DESC, u.id LIMIT ?5 OFFSET ?6`),
  count: rankedBy("r.count"),
  yield: rankedBy("r.profit / r.count"),
  strike_rate: rankedBy("r.won * 1.0 / r.decided"),
  form: rankedBy("r.last_profit"),
};
export const countOfListedExperts: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM users u WHERE ${LISTED}`,
);

/** Experts followed by reader `?1`, last followed first. */
export const followedBy: Query<{ expert_id: number; at: number }> = query(
  "SELECT expert_id, at FROM follows WHERE follower_id = ?1 ORDER BY at DESC, expert_id",
);

/** One row when reader `?1` follows expert `?2`. */
export const isFollowing: Query<{ at: number }> = query(
  "SELECT at FROM follows WHERE follower_id = ?1 AND expert_id = ?2",
);
