import { type Query, query } from "#origin/db/database.ts";
import { countOfNames, foundNames, idAt } from "../name/name-search.sql.ts";
import { type PlayerBriefColumns, playerBrief } from "../ref-columns.sql.ts";
import { PLAYER_COLUMNS, PLAYER_JOINS, type PlayerRow } from "./player-row.sql.ts";

/** Queries of players. */

/** Players matching a search (`?1`, `?2`: see foundNames): `?3` rows from `?4` on. */
export const playersFound: Query<PlayerRow> = query(`WITH ${foundNames("player")}
  SELECT ${PLAYER_COLUMNS} FROM found CROSS JOIN players p ON p.id = ${idAt("found.place")} ${PLAYER_JOINS}
  ORDER BY found.later, found.place`);

/** Total of {@link playersFound}: `?1` the search. */
export const countOfPlayersFound: Query<{ total: number }> = query(countOfNames("player"));

/** All players by name: `?1` rows from `?2` on. */
export const playersByName: Query<PlayerRow> = query(`SELECT ${PLAYER_COLUMNS}
  FROM players p INDEXED BY players_by_name ${PLAYER_JOINS} ORDER BY p.name, p.id LIMIT ?1 OFFSET ?2`);

/** Total of {@link playersByName}. */
export const countOfPlayers: Query<{ total: number }> = query(
  "SELECT coalesce(sum(total), 0) AS total FROM people_counts WHERE kind = 'player'",
);

/** Players of country `?1` by name: `?2` rows from `?3` on. */
export const playersOfCountry: Query<PlayerRow> = query(`SELECT ${PLAYER_COLUMNS}
  FROM players p INDEXED BY players_by_country ${PLAYER_JOINS}
  WHERE p.country_id = ?1 ORDER BY p.name, p.id LIMIT ?2 OFFSET ?3`);

/** Total of {@link playersOfCountry}. */
export const countOfPlayersOfCountry: Query<{ total: number }> = query(
  "SELECT coalesce(sum(total), 0) AS total FROM people_counts WHERE kind = 'player' AND country_id = ?1",
);

/** Player `?1`. */
export const playerById: Query<PlayerRow> = query(
  `SELECT ${PLAYER_COLUMNS} FROM players p ${PLAYER_JOINS} WHERE p.id = ?1`,
);

/** Players by a JSON list of ids `?1`, for references from other rows. */
export const briefsOfPlayers: Query<PlayerBriefColumns> = query(
  `SELECT ${playerBrief("p")} FROM players p WHERE p.id IN (SELECT value FROM json_each(?1))`,
);
