import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";

import {
  type CompetitionRefColumns,
  type CountryRefColumns,
  competitionRef,
  countryRef,
} from "#origin/football/ref-columns.sql.ts";

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

/** Experts with tips, most followers first: `?1` rows from `?2` on. */
export const everyExpert: Query<ExpertRow> = query(
  `${EXPERTS} WHERE u.role = 'expert' ORDER BY followers DESC, u.id LIMIT ?1 OFFSET ?2`,
);
export const countOfEveryExpert: Query<{ total: number }> = query(
  "SELECT count(*) AS total FROM users WHERE role = 'expert'",
);

/** Those of `?1` (JSON list of ids) who publish tips or have done so. */
export const expertsById: Query<ExpertRow> = query(`${EXPERTS} WHERE u.id IN (SELECT value FROM json_each(?1))
  AND (u.role = 'expert' OR EXISTS (SELECT 1 FROM tips t WHERE t.expert_id = u.id)) ORDER BY followers DESC, u.id`);

/** Experts followed by reader `?1`, last followed first. */
export const followedBy: Query<{ expert_id: number; at: number }> = query(
  "SELECT expert_id, at FROM follows WHERE follower_id = ?1 ORDER BY at DESC, expert_id",
);

/** One row when reader `?1` follows expert `?2`. */
export const isFollowing: Query<{ at: number }> = query(
  "SELECT at FROM follows WHERE follower_id = ?1 AND expert_id = ?2",
);
