import type { CompetitionRef, MatchBrief, PlayerId } from "#shared/match/index.ts";
import type { TableRow } from "#shared/standings/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type Missing, missingFor } from "#web/platform/side-call.ts";
import { loadNearMatches, type NearMatchesData } from "../matches/near-matches.loader.server.ts";
import { mainPlace } from "./team-place.rules.ts";

/** Where a team stands in a table. */
export interface TeamPlace {
  readonly competition: CompetitionRef;
  readonly season_id: number;
  /** Null where the season has one table. */
  readonly group: string | null;
  readonly row: Pick<
    TableRow,
    "position" | "played" | "won" | "drawn" | "lost" | "goal_difference" | "points" | "form"
  >;
}

/** Who scored for the team this season. */
export interface TeamScorer {
  readonly id: PlayerId;
  readonly name: string;
  readonly goals: number;
  readonly assists: number | null;
  readonly appearances: number | null;
  readonly matches: number;
  /** Of how many matches figures are made that are of fewer than `matches`. */
  readonly counted: { readonly assists?: number | undefined; readonly appearances?: number | undefined };
}

/** The best of a season. */
export interface TeamScorers {
  readonly competition: CompetitionRef;
  readonly rows: readonly TeamScorer[];
}

export interface SummaryTabData extends NearMatchesData {
  readonly places: readonly TeamPlace[] | Missing;
  /** Of the season in which the team has played most. */
  readonly scorers: TeamScorers | Missing;
}

const SCORERS = 5;
/** More seasons than these a team rarely plays at once; each costs a call. */
const SEASONS = 3;

type Call = RequestFacts["call"];

/** Next matches, last results, places in the tables and top scorers. Tables and scorers may be missing, matches not. */
export async function loadSummaryTab({ call }: RequestFacts, team_id: number): Promise<SummaryTabData> {
  const { future, past } = await loadNearMatches(call, team_id);
  const seasons = seasonsOf([...future.answer.matches, ...past.answer.matches]);
  const places = await loadPlaces(call, team_id, seasons).catch(missingFor);
  const main = (typeof places === "object" ? mainPlace(places) : undefined) ?? seasons[0];
  const scorers = main ? await loadScorers(call, team_id, main).catch(missingFor) : "failed";
  return { future, past, places, scorers };
}

type SeasonOf = Pick<MatchBrief, "competition" | "season_id">;

/** The seasons that matches are of, each once. */
function seasonsOf(matches: readonly MatchBrief[]): SeasonOf[] {
  const seasons = new Map(
    matches.map(({ competition, season_id }) => [season_id, { competition, season_id }]),
  );
  return [...seasons.values()].slice(0, SEASONS);
}

async function loadPlaces(call: Call, teamId: number, seasons: readonly SeasonOf[]): Promise<TeamPlace[]> {
  const found = await Promise.all(
    seasons.map(async ({ competition, season_id }) => {
      const { data } = await call("/api/v1/football/seasons/tablestanding", { season_id });
      return data.tables.flatMap(({ group, rows }): TeamPlace[] => {
        const row = rows.find(({ team }) => team.id === teamId);
        return row ? [{ competition, season_id, group, row: placeOf(row) }] : [];
      });
    }),
  );
  return found.flat();
}

/** What the page shows of a row of a table. */
function placeOf(row: TableRow): TeamPlace["row"] {
  const { position, played, won, drawn, lost, goal_difference, points, form } = row;
  return { position, played, won, drawn, lost, goal_difference, points, form };
}

async function loadScorers(
  call: Call,
  team_id: number,
  { competition, season_id }: Pick<TeamPlace, "competition" | "season_id">,
): Promise<TeamScorers> {
  const { data } = await call("/api/v1/football/teams/players/seasonstats", { team_id, season_id });
  const rows = data.players.flatMap(({ player: { id, name }, stats }): TeamScorer[] => {
    const { goals, assists, appearances, matches } = stats;
    if (goals === null || goals === 0) return [];
    const counted = { assists: stats.counted.assists, appearances: stats.counted.appearances };
    return [{ id, name, goals, assists, appearances, matches, counted }];
  });
  return { competition, rows: rows.slice(0, SCORERS) };
}
