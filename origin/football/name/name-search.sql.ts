/**
 * Searching for names (migration 0011): one full-text index a kind, `team_names` and so on. The number of its rows is
 * their place in what is found: the best known first, then the shortest name, then the id. So an index stops after a page.
 */

type NameKind = "competition" | "team" | "player" | "coach";

/** Id of what a place belongs to: its lower forty bits. */
export const idAt = (place: string): string => `(${place} & 1099511627775)`;

/** Places in the index of a kind that the search in a parameter finds; `only` is a further condition. */
const placesOf = (kind: NameKind, param: string, only: string): string =>
  `FROM ${kind}_names WHERE ${kind}_names MATCH ${param}${only && ` AND ${only}`}`;

/**
 * A table `found` for WITH, of a kind: names with the words themselves (`?1`) before those with longer words (`?2`; see
 * searchOf), `?3` rows from `?4` on. Read it by `later, place`.
 */
export const foundNames = (kind: NameKind, only = ""): string => `found AS (
    SELECT * FROM (SELECT 0 AS later, rowid AS place ${placesOf(kind, "?1", only)} ORDER BY rowid LIMIT ?3 + ?4)
    UNION ALL SELECT * FROM (SELECT 1, rowid ${placesOf(kind, "?2", only)} ORDER BY rowid LIMIT ?3 + ?4)
    ORDER BY later, place LIMIT ?3 OFFSET ?4)`;

/** How many names of a kind the search `?1` finds on all pages. */
export const countOfNames = (kind: NameKind, only = ""): string =>
  `SELECT count(*) AS total ${placesOf(kind, "?1", only)}`;

/** Ids of a kind that the search in a parameter finds. */
export const namedIds = (kind: NameKind, param: string): string =>
  `SELECT ${idAt("rowid")} AS id ${placesOf(kind, param, "")}`;
