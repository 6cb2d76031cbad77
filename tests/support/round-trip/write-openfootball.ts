import fc from "fast-check";
import {
  type GoalFact,
  type MatchFact,
  otherSide,
  type Pair,
  playerName,
  type SeasonFacts,
} from "./season-facts.ts";

/** How a file writes what it says: openfootball's generations differ. */
export interface Spelling {
  /** Offset of the written times, hours. */
  readonly offset: number;
  /** `score: { ft }`, or `score1` and `score2` beside each other. */
  readonly scores: "object" | "flat";
  /** A flat list of matches, or rounds with matches inside. */
  readonly rounds: boolean;
  /** `"90+4"`, or 90 with an offset. */
  readonly minutes: "text" | "offset";
}

export const spellings: fc.Arbitrary<Spelling> = fc.record({
  offset: fc.integer({ min: -10, max: 12 }),
  scores: fc.constantFrom("object", "flat"),
  rounds: fc.boolean(),
  minutes: fc.constantFrom("text", "offset"),
});

function writtenGoals(
  goals: readonly GoalFact[],
  side: "home" | "away",
  match: MatchFact,
  facts: SeasonFacts,
  { minutes }: Spelling,
) {
  const teamOf = (of: "home" | "away") => facts.teams[of === "home" ? match.home : match.away] ?? "";
  return goals
    .filter((goal) => goal.side === side)
    .map(({ kind, minute, added, player }) => ({
      name: playerName(teamOf(kind === "own_goal" ? otherSide(side) : side), player),
      ...(minutes === "text"
        ? { minute: added === null ? String(minute) : `${minute}+${added}` }
        : { minute, ...(added !== null && { offset: added }) }),
      ...(kind === "penalty_goal" && { penalty: true }),
      ...(kind === "own_goal" && { owngoal: true }),
    }));
}

function writtenScore({ result }: MatchFact, { scores }: Spelling): object {
  if (!result) return {};
  const { half, goals, overtime, penalties } = result;
  if (scores === "object") {
    return {
      score: { ht: half, ft: goals, ...(overtime && { et: overtime }), ...(penalties && { p: penalties }) },
    };
  }
  const flat = (suffix: string, pair: Pair | null) =>
    pair && { [`score1${suffix}`]: pair[0], [`score2${suffix}`]: pair[1] };
  return { ...flat("", goals), ...flat("i", half), ...flat("et", overtime), ...flat("p", penalties) };
}

/** A season as a file of openfootball. */
export function writeOpenfootball(name: string, facts: SeasonFacts, spelling: Spelling, teamSuffix = "") {
  const matches = facts.matches.map((match) => {
    const local = new Date((match.kickOff + spelling.offset * 3600) * 1000).toISOString();
    const sign = spelling.offset < 0 ? "-" : "+";
    return {
      date: local.slice(0, 10),
      time: `${local.slice(11, 16)} UTC${sign}${Math.abs(spelling.offset)}`,
      team1: `${facts.teams[match.home]}${teamSuffix}`,
      team2: `${facts.teams[match.away]}${teamSuffix}`,
      ...writtenScore(match, spelling),
      ...(match.result && {
        goals1: writtenGoals(match.result.goalList, "home", match, facts, spelling),
        goals2: writtenGoals(match.result.goalList, "away", match, facts, spelling),
      }),
    };
  });
  return spelling.rounds
    ? { name, rounds: [{ name: "Matchday 1", matches }] }
    : { name, matches: matches.map((match) => ({ round: "Matchday 1", ...match })) };
}
