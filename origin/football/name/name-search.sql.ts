/**
 * Name search (migration 0011): one full-text index per kind, `team_names` and so on. The rowid encodes the ranking:
 * popularity, then the shortest name, then the id, so that a query stops after one page.
 */

type NameKind = "competition" | "team" | "player" | "coach";

/** Id encoded in a rowid: its lower forty bits. */
export const idAt = (place: string): string => `(${place} & 1099511627775)`;

/** Rowids of a kind's index that match the search in a parameter; `only` is a further condition. */
const placesOf = (kind: NameKind, param: string, only: string): string =>
  `FROM ${kind}_names WHERE ${kind}_names MATCH ${param}${only && ` AND ${only}`}`;

/**
 * A table `found` for WITH, of a kind: names with the exact words (`?1`) before those with longer words (`?2`; see
 * searchOf), `?3` rows from `?4` on. Order it by `later, place`.
 */
export const foundNames = (kind: NameKind, only = ""): string => `found AS (
    SELECT * FROM (SELECT 0 AS later, rowid AS place ${placesOf(kind, "?1", only)} ORDER BY rowid LIMIT ?3 + ?4)
    UNION ALL SELECT * FROM (SELECT 1, rowid ${placesOf(kind, "?2", only)} ORDER BY rowid LIMIT ?3 + ?4)
    ORDER BY later, place LIMIT ?3 OFFSET ?4)`;

/** Total matches of search `?1` in a kind. */
export const countOfNames = (kind: NameKind, only = ""): string =>
  `SELECT count(*) AS total ${placesOf(kind, "?1", only)}`;

/** Ids of a kind that match the search in a parameter. */
export const namedIds = (kind: NameKind, param: string): string =>
  `SELECT ${idAt("rowid")} AS id ${placesOf(kind, param, "")}`;
