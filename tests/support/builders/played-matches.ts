import fc from "fast-check";
import type { PlayedGoal, PlayedMatch, SideCounts, TeamMatch } from "#shared/analysis/index.ts";
import { seenBy } from "#shared/analysis/index.ts";

/** Builders of past matches for tests of statistics: team 1 against team 2 by default. */

const uncounted: SideCounts = { corners: null, yellow_cards: null, red_cards: null };
const noLines = { handicap: null, total: null };

let clock = 0;

/** A match of the score `home`-`away`; each match is played after the one built before it. */
export function aPlayed(home: number, away: number, fields: Partial<PlayedMatch> = {}): PlayedMatch {
  clock += 1;
  return {
    id: clock,
    match_time: clock * 86_400,
    competition_id: 1,
    home_id: 1,
    away_id: 2,
    full: { home, away },
    half: null,
    goals: [],
    counts: { home: uncounted, away: uncounted },
    lines: { full: noLines, half: noLines },
    ...fields,
  };
}

/** Goals from minutes as football writes them: `["home 45+2", "away 60", "home ?"]`. */
export function theGoals(...written: string[]): PlayedGoal[] {
  return written.map((text) => {
    const [side, when = "?"] = text.split(" ");
    if (side !== "home" && side !== "away") throw new Error(`${text} names no side`);
    const [minute, added] = when.split("+").map(Number);
    return { side, minute: when === "?" ? null : (minute ?? null), added: added ?? null };
  });
}

/** A match from team 1's side, at home. */
export const seenAtHome = (match: PlayedMatch): TeamMatch => seenBy(1, { ...match, home_id: 1, away_id: 2 });

/** A match from team 1's side, away. */
export const seenAway = (match: PlayedMatch): TeamMatch => seenBy(1, { ...match, home_id: 2, away_id: 1 });

const quarter = fc.option(fc.integer({ min: -12, max: 12 }).map((quarters) => quarters / 4));
const total = fc.option(fc.integer({ min: 2, max: 20 }).map((quarters) => quarters / 4));
const lines = fc.record({ handicap: quarter, total });
const goal = fc.record({
  side: fc.constantFrom("home", "away"),
  minute: fc.option(fc.integer({ min: 1, max: 90 })),
  added: fc.constant(null),
});
const sideCounts = fc.record({
  corners: fc.option(fc.nat({ max: 15 })),
  yellow_cards: fc.option(fc.nat({ max: 6 })),
  red_cards: fc.option(fc.nat({ max: 2 })),
});

/** Any match between two of four teams whose listed goals make its score, where it has one. */
export const anyPlayed: fc.Arbitrary<PlayedMatch> = fc
  .record({
    id: fc.nat(),
    match_time: fc.nat({ max: 1000 }),
    competition_id: fc.integer({ min: 1, max: 2 }),
    teams: fc.constantFrom([1, 2], [2, 1], [1, 3], [3, 1], [2, 3], [4, 1]),
    goals: fc.array(goal, { maxLength: 6 }),
    hasScore: fc.boolean(),
    hasHalf: fc.boolean(),
    counts: fc.record({ home: sideCounts, away: sideCounts }),
    lines: fc.record({ full: lines, half: lines }),
  })
  .map(({ teams, hasScore, hasHalf, ...match }) => {
    const scored = (side: string, before: number) =>
      match.goals.filter((one) => one.side === side && (one.minute ?? 90) <= before).length;
    const score = (before: number) => ({ home: scored("home", before), away: scored("away", before) });
    return {
      ...match,
      home_id: teams[0] ?? 1,
      away_id: teams[1] ?? 2,
      full: hasScore ? score(90) : null,
      half: hasScore && hasHalf ? score(45) : null,
    };
  });

/** Any matches of team 1, from its side. */
export const anySeen: fc.Arbitrary<TeamMatch[]> = fc.array(
  anyPlayed.filter(({ home_id, away_id }) => home_id === 1 || away_id === 1).map((match) => seenBy(1, match)),
  { maxLength: 30 },
);
