import type { PastMatch, TeamAnalysis } from "#shared/analysis/index.ts";
import type { TeamId } from "#shared/match/index.ts";
import type { Named } from "#shared/match/name.rules.ts";
import type { BetOutcome, TotalOutcome } from "#shared/odds/outcome.schema.ts";
import { halfTimeOf, type Pair, shootOutOf } from "#web/features/match/score.ts";

interface NamedCompetition extends Named {
  readonly short_name: string | null;
}

/** A past match with only the fields of an analysis row: a page may hold 150 of them. */
export interface PastRow {
  readonly match_id: number;
  /** Seconds UTC. */
  readonly match_time: number;
  readonly competition: NamedCompetition;
  readonly home: Named;
  readonly away: Named;
  /** The side of the shown team. */
  readonly side: "home" | "away";
  readonly result: PastMatch["result"];
  /** Goals of regular time, on which results and lines are based. */
  readonly goals: Pair | null;
  readonly half: Pair | null;
  /** Score after 120 minutes. */
  readonly overtime: Pair | null;
  readonly shoot_out: Pair | null;
  readonly corners: Pair | null;
  /** Settled for the shown team; null if unknown, and always in no-betting mode. */
  readonly handicap: { readonly line: number; readonly outcome: BetOutcome } | null;
  readonly total: { readonly line: number; readonly outcome: TotalOutcome } | null;
  readonly company: string | null;
}

const named = ({ name, translations }: Named): Named => (translations ? { name, translations } : { name });
const pairOf = (home: number | null, away: number | null): Pair | null =>
  home === null || away === null ? null : { home, away };
const settled = <Outcome>(bet: { readonly line: number; readonly outcome: Outcome } | null) =>
  bet && { line: bet.line, outcome: bet.outcome };

/** A row from a past match as `teamId` saw it; without `betting` it has no prices. */
export function pastRow(past: PastMatch, teamId: TeamId, betting: boolean): PastRow {
  const { match, result, company, asian_handicap, over_under } = past;
  const { home, away } = match.score;
  return {
    match_id: match.id,
    match_time: match.match_time,
    competition: { ...named(match.competition), short_name: match.competition.short_name },
    home: named(match.home),
    away: named(match.away),
    side: match.away.id === teamId ? "away" : "home",
    result,
    goals: pairOf(home.goals, away.goals),
    half: halfTimeOf(match),
    overtime: pairOf(home.overtime, away.overtime),
    shoot_out: shootOutOf(match),
    corners: pairOf(home.corners, away.corners),
    handicap: betting ? settled(asian_handicap) : null,
    total: betting ? settled(over_under) : null,
    company: betting && (asian_handicap || over_under) ? (company?.name ?? null) : null,
  };
}

/** Companies with lines in some rows, without duplicates. */
export const companiesOf = (rows: readonly PastRow[]): string[] => [
  ...new Set(rows.flatMap(({ company }) => company ?? [])),
];

/** A team's data in the analysis: its past matches are rows already, and its lines are null without betting. */
export interface ShownTeamAnalysis extends Omit<TeamAnalysis, "matches" | "squad_value"> {
  readonly matches: readonly PastRow[];
}

/** A team's statistics from the response. */
export function shownTeamAnalysis(
  { matches, squad_value: _, ...rest }: TeamAnalysis,
  betting: boolean,
): ShownTeamAnalysis {
  return {
    ...rest,
    matches: matches.map((past) => pastRow(past, rest.team.id, betting)),
    summary: betting ? rest.summary : { ...rest.summary, lines: null },
    lines: betting ? rest.lines : null,
  };
}
