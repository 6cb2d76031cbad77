import type { AnswerAt } from "#shared/api/index.ts";
import type { Match, Side } from "#shared/match/index.ts";
import { dataOrNull } from "#web/platform/data/side-call.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { type AnalysisWindow, windowAt } from "./analysis-window.ts";
import { type PastRow, pastRow, type ShownTeamAnalysis, shownTeamAnalysis } from "./past-row.rules.ts";

type Analysis = AnswerAt<"/api/v1/football/matches/statistic-analysis">;
type TeamStats = AnswerAt<"/api/v1/football/matches/statsteam">;
type SeasonTeam = AnswerAt<"/api/v1/football/seasons/team-statitics">["teams"][number];

export type Averages = TeamStats["recent"];
export type Rates = AnswerAt<"/api/v1/football/matches/statsteampercent">;
export type Lineup = NonNullable<AnswerAt<"/api/v1/football/matches/lineup">["lineup"]>;
export type LastLineups = AnswerAt<"/api/v1/football/matches/lastlineup">;
export type SeasonStatistics = Readonly<Record<Side, SeasonTeam | null>>;

export interface AnalysisTabData {
  readonly window: AnalysisWindow;
  readonly strength: Analysis["strength"];
  readonly head_to_head: {
    readonly matches: readonly PastRow[];
    readonly summary: ShownTeamAnalysis["summary"];
  };
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
  // The following data has calls of its own; null if unavailable: none of it is worth failing the tab.
  readonly averages: Averages | null;
  readonly rates: Rates | null;
  /** Absent players are part of the line-up; `sides` is null until there is one. */
  readonly absences: { readonly sides: readonly Lineup[Side][] | null } | null;
  readonly last_lineups: LastLineups | null;
  readonly season: SeasonStatistics | null;
}

/** All comparisons of a match's two teams. Without betting it contains no prices. */
export async function loadAnalysisTab(
  facts: RequestFacts,
  match: Match,
  search: URLSearchParams,
): Promise<AnalysisTabData> {
  const { call } = facts;
  const betting = facts.betting === "shown";
  const window = windowFor(search, betting);
  const query = { match_id: match.id };
  const [{ data }, stats, rates, lineup, last, season] = await Promise.all([
    call("/api/v1/football/matches/statistic-analysis", { ...query, ...queryOf(window) }),
    dataOrNull(call("/api/v1/football/matches/statsteam", query)),
    dataOrNull(call("/api/v1/football/matches/statsteampercent", query)),
    dataOrNull(call("/api/v1/football/matches/lineup", query)),
    dataOrNull(call("/api/v1/football/matches/lastlineup", query)),
    dataOrNull(call("/api/v1/football/seasons/team-statitics", { season_id: match.season_id })),
  ]);
  return {
    window,
    ...comparisonOf(data, match, betting),
    averages: stats?.recent ?? null,
    rates: rates && (betting ? rates : { ...rates, similar: null }),
    absences: lineup && { sides: absentOf(lineup.lineup) },
    last_lineups: last,
    season: season && seasonOf(season.teams, match),
  };
}

/** A company in the URL is ignored without betting. */
function windowFor(search: URLSearchParams, betting: boolean): AnalysisWindow {
  const window = windowAt(search);
  return betting ? window : { ...window, company_id: null };
}

const queryOf = ({ count, same_venue, same_comp, company_id }: AnalysisWindow) => ({
  count,
  same_venue: same_venue ? (1 as const) : (0 as const),
  same_comp: same_comp ? (1 as const) : (0 as const),
  ...(company_id === null ? {} : { company_id }),
});

function comparisonOf({ strength, head_to_head, home, away }: Analysis, match: Match, betting: boolean) {
  const { matches, summary } = head_to_head;
  return {
    strength,
    head_to_head: {
      matches: matches.map((past) => pastRow(past, match.home.id, betting)),
      summary: betting ? summary : { ...summary, lines: null },
    },
    home: shownTeamAnalysis(home, betting),
    away: shownTeamAnalysis(away, betting),
  };
}

/** Both sides without their players: only absences are shown. */
const absentOf = (lineup: Lineup | null) =>
  lineup && [lineup.home, lineup.away].map((side) => ({ ...side, players: [] }));

function seasonOf(teams: readonly SeasonTeam[], match: Match): SeasonStatistics {
  const ofSide = (side: Side) => teams.find(({ team }) => team.id === match[side].id) ?? null;
  return { home: ofSide("home"), away: ofSide("away") };
}
