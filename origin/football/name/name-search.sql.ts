/** Searching for names (migration 0011): the row of a name is `ref * 4 + kind`. */

const KINDS = { competition: 0, team: 1, player: 2, coach: 3 } as const;
export type NameKind = keyof typeof KINDS;

/** Of all names `n`, those of one kind. */
export const isOfKind = (kind: NameKind): string => `n.rowid % 4 = ${KINDS[kind]}`;

/** Of all names `n`, those of one kind that `?1` finds; see searchOf. */
export const foundNames = (kind: NameKind): string => `n.names MATCH ?1 AND ${isOfKind(kind)}`;

/** Id of what a name `n` belongs to. */
export const NAMED_ID = "n.rowid / 4";

/** Order of what is found: names with the words themselves (`?2`), then the better match. A tie-break must follow. */
export const BY_MATCH = "n.rowid IN (SELECT rowid FROM names WHERE names MATCH ?2) DESC, n.rank";
