import type { CompetitionRef, MatchBrief, PlayerId } from "#shared/match/index.ts";
import type { PlayerBrief, PlayerSeasonStats } from "#shared/player/index.ts";
import type { StandingsTable, TableRow } from "#shared/standings/index.ts";

/** A season that a team plays. */
export interface TeamSeason {
  readonly competition: CompetitionRef;
  readonly season_id: number;
}

/** A team rarely plays more seasons at once; each costs a call. */
const SEASONS = 3;

/** The seasons of some matches, without duplicates. */
export function seasonsOf(matches: readonly MatchBrief[]): TeamSeason[] {
  const seasons = new Map(
    matches.map(({ competition, season_id }) => [season_id, { competition, season_id }]),
  );
  return [...seasons.values()].slice(0, SEASONS);
}

/** A team's row in a table of a season. */
interface PlaceInTable {
  /** Null if the season has one table. */
  readonly group: string | null;
  readonly row: Pick<TableRow, "position" | "played" | "won" | "drawn" | "lost" | "points" | "form">;
}

/** A team's position in a season. */
export interface TeamPlace extends TeamSeason, PlaceInTable {}

/** A team's rows in the tables of a season. */
export const placesIn = (tables: readonly StandingsTable[], teamId: number): PlaceInTable[] =>
  tables.flatMap(({ group, rows }) =>
    rows
      .filter(({ team }) => team.id === teamId)
      .map(({ position, played, won, drawn, lost, points, form }) => ({
        group,
        row: { position, played, won, drawn, lost, points, form },
      })),
  );

/** A team's positions in its seasons, all of which have been fetched. */
export const placesOf = (
  seasons: readonly TeamSeason[],
  answers: readonly (readonly PlaceInTable[])[],
): TeamPlace[] =>
  seasons.flatMap((season, at) => (answers[at] ?? []).map((place) => ({ ...season, ...place })));

/** The season in which a team has played most, the first on a tie; without positions the first one. */
export const mainSeason = (
  seasons: readonly TeamSeason[],
  places: readonly TeamPlace[],
): TeamSeason | undefined => places.toSorted((a, b) => b.row.played - a.row.played)[0] ?? seasons[0];

/** A scorer of a team in a season. */
export interface TeamScorer {
  readonly id: PlayerId;
  readonly name: string;
  readonly goals: number;
  readonly assists: number | null;
  readonly appearances: number | null;
  readonly matches: number;
  /** Number of matches behind statistics, if fewer than `matches`. */
  readonly counted: { readonly assists?: number | undefined; readonly appearances?: number | undefined };
}

const SCORERS = 5;

/** A team's players with most goals, in the call's order. */
export function topScorers(
  players: readonly { readonly player: PlayerBrief; readonly stats: PlayerSeasonStats }[],
): TeamScorer[] {
  const rows = players.flatMap(({ player: { id, name }, stats }): TeamScorer[] => {
    const { goals, assists, appearances, matches } = stats;
    if (goals === null || goals === 0) return [];
    const counted = { assists: stats.counted.assists, appearances: stats.counted.appearances };
    return [{ id, name, goals, assists, appearances, matches, counted }];
  });
  return rows.slice(0, SCORERS);
}
