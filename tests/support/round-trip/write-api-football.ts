import { aFixture, anEvent, envelope } from "#tests/support/origin/api-football-answers.ts";
import { type MatchFact, otherSide, type PriceFact, playerName, type SeasonFacts } from "./season-facts.ts";

/** Responses of API-Football. Ids of teams are 101, 102, …, those of matches 1, 2, …. */

const teamId = (index: number): number => 101 + index;
const playerId = (team: number, player: number): number => team * 100 + player;
const pairOf = (pair: readonly [number, number] | null) =>
  pair ? { home: pair[0], away: pair[1] } : { home: null, away: null };

const goalDetails = { goal: "Normal Goal", penalty_goal: "Penalty", own_goal: "Own Goal" } as const;

function eventsOf({ home, away, result }: MatchFact, { teams }: SeasonFacts) {
  const of = (side: "home" | "away") => (side === "home" ? home : away);
  const person = (side: "home" | "away", player: number) =>
    [playerId(teamId(of(side)), player), playerName(teams[of(side)] ?? "", player)] as const;
  const goals = (result?.goalList ?? []).map(({ side, kind, minute, added, player }) => ({
    minute,
    added,
    event: anEvent({
      elapsed: minute,
      extra: added,
      // An own goal names the side that it counts for.
      team: teamId(of(side)),
      player: person(kind === "own_goal" ? otherSide(side) : side, player),
      detail: goalDetails[kind],
    }),
  }));
  // A second yellow card is a yellow and a red one of the same minute.
  const single = (result?.cards ?? []).flatMap((card) =>
    card.kind === "second_yellow"
      ? [
          { ...card, kind: "yellow_card" as const },
          { ...card, kind: "red_card" as const },
        ]
      : [card],
  );
  const cards = single.map(({ side, kind, minute, added, player }) => ({
    minute,
    added,
    event: anEvent({
      elapsed: minute,
      extra: added,
      team: teamId(of(side)),
      player: person(side, player),
      type: "Card",
      detail: kind === "red_card" ? "Red Card" : "Yellow Card",
    }),
  }));
  return [...goals, ...cards]
    .toSorted((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0))
    .map(({ event }) => event);
}

/** `/fixtures`: all matches of the season with their events. */
export function writeFixtures(facts: SeasonFacts, round: string) {
  return envelope(
    "fixtures",
    facts.matches.map((match, index) => {
      const { home, away, kickOff, result } = match;
      const overtime = result?.overtime ?? null;
      const team = (at: number) => [teamId(at), facts.teams[at] ?? ""] as const;
      return aFixture({
        id: index + 1,
        ...{ home: team(home), away: team(away), timestamp: kickOff, round },
        short: result ? (result.penalties ? "PEN" : overtime ? "AET" : "FT") : "NS",
        elapsed: result ? (overtime ? 120 : 90) : null,
        goals: pairOf(result ? (overtime ?? result.goals) : null),
        score: result
          ? {
              halftime: pairOf(result.half),
              fulltime: pairOf(result.goals),
              // The goals of extra time alone.
              extratime: pairOf(overtime && [overtime[0] - result.goals[0], overtime[1] - result.goals[1]]),
              penalty: pairOf(result.penalties),
            }
          : {},
        lists: { events: eventsOf(match, facts) },
      });
    }),
  );
}

/** `/odds`: prices of Bet365 (8) for a match. */
export function writeOdds(match: number, { result, total, handicap }: PriceFact) {
  const value = (label: string, odd: number) => ({ value: label, odd: odd.toFixed(2) });
  const signed = (line: number) => (line > 0 ? `+${line}` : String(line));
  const bets = [
    {
      id: 1,
      name: "Match Winner",
      values: ["Home", "Draw", "Away"].map((word, at) => value(word, result[at] ?? 0)),
    },
    { id: 5, name: "Goals Over/Under", values: [value("Over 2.5", total[0]), value("Under 2.5", total[1])] },
    {
      id: 4,
      name: "Asian Handicap",
      values: [
        value(`Home ${signed(0 - handicap.line)}`, handicap.prices[0]),
        value(`Away ${signed(handicap.line)}`, handicap.prices[1]),
      ],
    },
  ];
  return envelope("odds", [
    {
      league: { id: 39, season: 2026 },
      fixture: { id: match },
      update: "2026-11-20T10:00:00+00:00",
      bookmakers: [{ id: 8, name: "Bet365", bets }],
    },
  ]);
}
