import {
  firstGoals,
  formSummary,
  goalCounts,
  goalParity,
  goalTimes,
  halfFullMatrix,
  lineRecords,
  MatchAnalysis,
  PastMatch,
  splitBySide,
  type TeamMatch,
} from "#shared/analysis/index.ts";
import type { Match, Side } from "#shared/match/index.ts";
import { aMatch } from "./page-builders.ts";
import { aPlayed, seenAtHome, theGoals } from "./played-matches.ts";

/** Builders for tests of the analysis: consistent responses, validated by their own schemas. */

type Overrides = Readonly<Record<string, unknown>>;

/** Argentina 2-0 (1-0) France, won with a handicap of a quarter goal, under a total of two and a half. */
export function aPast(id: number, overrides: Overrides = {}, match: Match = aPastMatch(id)): PastMatch {
  const lines = {
    company: { id: 1, name: "Crown" },
    asian_handicap: { line: 0.25, home: 1.9, away: 2, outcome: "won" },
    over_under: { line: 2.5, over: 1.9, under: 2, outcome: "under" },
    match_result: { home: 2.1, draw: 3.2, away: 3.6 },
  };
  return PastMatch.parse({ match, result: "won", ...lines, ...overrides });
}

/** A match between the teams of match 7, unless said otherwise. */
export function aPastMatch(id: number, score: Overrides = {}): Match {
  const { home, away } = aMatch();
  return aMatch({
    id,
    status: "ended",
    home: { goals: 2, half: 1, corners: 6, ...(score.home as Overrides) },
    away: { goals: 0, half: 0, corners: 3, ...(score.away as Overrides) },
    rest: { home, away },
  });
}

/** The built past matches from the home team's side: 2-0 (1-0), goals in minutes 23 and 80. */
const seen = (): TeamMatch =>
  seenAtHome(
    aPlayed(2, 0, {
      half: { home: 1, away: 0 },
      goals: theGoals("home 23", "home 80"),
      lines: { full: { handicap: 0.25, total: 2.5 }, half: { handicap: 0, total: 1 } },
    }),
  );

function aTeamAnalysis(side: Side, past: readonly PastMatch[], overrides: Overrides = {}) {
  const matches = past.map(seen);
  return {
    team: aMatch()[side],
    matches: past,
    summary: formSummary(matches),
    lines: { full: lineRecords(matches, "full"), half: lineRecords(matches, "half") },
    goals: splitBySide(matches, goalCounts),
    half_full: splitBySide(matches, halfFullMatrix),
    goal_times: splitBySide(matches, goalTimes),
    parity: splitBySide(matches, goalParity),
    first_goals: splitBySide(matches, firstGoals),
    schedule: [],
    standing: null,
    squad_value: null,
    ...overrides,
  };
}

/** The analysis of match 7: Argentina won the `count` matches that count, at home against France; France played none. */
export function anAnalysis(count = 2, home: Overrides = {}, rest: Overrides = {}): MatchAnalysis {
  const past = Array.from({ length: count }, (_, at) => aPast(20 - at));
  return MatchAnalysis.parse({
    head_to_head: { matches: past, summary: formSummary(past.map(seen)) },
    home: aTeamAnalysis("home", past, home),
    away: aTeamAnalysis("away", []),
    strength: [{ kind: "form", home: 75, away: 25 }],
    ...rest,
  });
}
