import { type Query, query } from "#origin/db/database.ts";
import type { transfers } from "#origin/db/schema/player.table.ts";
import { type PlayerBriefColumns, playerBrief, type TeamRefColumns, teamRef } from "../ref-columns.sql.ts";

/** Queries of transfers, newest first. */

export type TransferRow = Omit<typeof transfers.$inferSelect, "player_id" | "from_team_id" | "to_team_id"> &
  PlayerBriefColumns &
  TeamRefColumns<"from"> &
  TeamRefColumns<"to">;

const ROWS = `SELECT x.id, x.kind, x.at, x.fee, x.fee_currency, x.description,
    ${playerBrief("p")}, ${teamRef("f", "from")}, ${teamRef("t", "to")}
  FROM transfers x JOIN players p ON p.id = x.player_id
  LEFT JOIN teams f ON f.id = x.from_team_id LEFT JOIN teams t ON t.id = x.to_team_id`;

/** Transfers of player `?1`. */
export const transfersOfPlayer: Query<TransferRow> = query(
  `${ROWS} WHERE x.player_id = ?1 ORDER BY x.at DESC, x.id DESC`,
);

/** Players who joined team `?1`, from `?2` to before `?3` (seconds UTC). */
export const transfersToTeam: Query<TransferRow> = query(
  `${ROWS} WHERE x.to_team_id = ?1 AND x.at >= ?2 AND x.at < ?3 ORDER BY x.at DESC, x.id DESC`,
);

/** Players who left team `?1`, from `?2` to before `?3` (seconds UTC). */
export const transfersFromTeam: Query<TransferRow> = query(
  `${ROWS} WHERE x.from_team_id = ?1 AND x.at >= ?2 AND x.at < ?3 ORDER BY x.at DESC, x.id DESC`,
);

/** Transfers to or from one of the teams `?1` (JSON list of ids), from `?2` to before `?3`, each once. */
const MOVES_OF_TEAMS = `SELECT x.id, x.at FROM json_each(?1) k CROSS JOIN transfers x ON x.to_team_id = k.value
    WHERE x.at >= ?2 AND x.at < ?3
  UNION SELECT x.id, x.at FROM json_each(?1) k CROSS JOIN transfers x ON x.from_team_id = k.value
    WHERE x.at >= ?2 AND x.at < ?3`;

/** Transfers to or from the teams `?1` (JSON list of ids), from `?2` to before `?3`; `?4` of them after `?5`. */
export const transfersOfTeams: Query<TransferRow> = query(`${ROWS}
  WHERE x.id IN (SELECT id FROM (${MOVES_OF_TEAMS}) ORDER BY at DESC, id DESC LIMIT ?4 OFFSET ?5)
  ORDER BY x.at DESC, x.id DESC`);

/** Total of {@link transfersOfTeams}. */
export const countOfTeamTransfers: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM (${MOVES_OF_TEAMS}) moves`,
);
