/** What of a place in a table tells how far its season has come. */
interface Counted {
  readonly row: { readonly played: number };
}

/** The place in the season in which the team has played most; the first of several. */
export function mainPlace<Place extends Counted>(places: readonly Place[]): Place | undefined {
  return places.toSorted((a, b) => b.row.played - a.row.played)[0];
}
