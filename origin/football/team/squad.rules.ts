import type { Position } from "#shared/player/index.ts";

/** A season for which a source lists the team's squad. */
export interface ListedSeason {
  readonly season_id: number;
  readonly season_name: string;
  readonly source: string;
}

/** A season in which the team has played. */
export interface PlayedSeason {
  readonly season_id: number;
  readonly season_name: string;
  readonly provenance: string;
}

/** First and last year of a season's name: `2025/26` is [2025, 2026]; a name without a year is of no year. */
export function yearsOf(name: string): readonly [first: number, last: number] {
  const [, from, to] = /\b(\d{4})(?:[/-](\d{2,4}))?/.exec(name) ?? [];
  if (from === undefined) return [0, 0];
  const first = Number(from);
  if (to === undefined) return [first, first];
  const last = to.length === 4 ? Number(to) : Math.floor(first / 100) * 100 + Number(to);
  return [first, last < first ? last + 100 : last];
}

/**
 * The squad list of today: of the latest season, unless the team has since played in one that began later. Of several
 * sources' lists of a season the first in `order` counts, then the one that is first by name.
 */
export function currentList(
  lists: readonly ListedSeason[],
  played: readonly PlayedSeason[],
  order: readonly string[],
): ListedSeason | null {
  const lastPlayed = Math.max(0, ...realOf(played).map((season) => yearsOf(season.season_name)[0]));
  const rank = ({ source }: ListedSeason) => (order.includes(source) ? order.indexOf(source) : order.length);
  const [latest] = lists
    .filter((list) => yearsOf(list.season_name)[1] >= lastPlayed)
    .toSorted(
      (a, b) =>
        yearsOf(b.season_name)[0] - yearsOf(a.season_name)[0] ||
        rank(a) - rank(b) ||
        b.season_id - a.season_id ||
        a.source.localeCompare(b.source),
    );
  return latest ?? null;
}

/** Replays count only where there is nothing else: they repeat old matches with the players of that time. */
function realOf(played: readonly PlayedSeason[]): readonly PlayedSeason[] {
  const real = played.filter(({ provenance }) => provenance !== "replay");
  return real.length > 0 ? real : played;
}

/** The seasons of the latest year in which the team has played: a league and its cups. */
export function latestSeasons(played: readonly PlayedSeason[]): readonly PlayedSeason[] {
  const real = realOf(played);
  const last = Math.max(0, ...real.map((season) => yearsOf(season.season_name)[0]));
  return real.filter((season) => yearsOf(season.season_name)[0] === last);
}

const LINES: readonly (Position | null)[] = ["G", "D", "M", "F", null];

/** Goalkeepers first, then by line, number and name. */
export function byLineAndNumber(
  a: { readonly position: Position | null; readonly shirt_number: number | null; readonly name: string },
  b: typeof a,
): number {
  return (
    LINES.indexOf(a.position) - LINES.indexOf(b.position) ||
    (a.shirt_number ?? 100) - (b.shirt_number ?? 100) ||
    a.name.localeCompare(b.name)
  );
}
