import { type MatchFact, otherSide, playerName, type SeasonFacts } from "./season-facts.ts";

/** Responses of football-data.org v4. Ids of teams are 101, 102, …, those of matches 1, 2, …. */

const teamId = (index: number): number => 101 + index;
const goalTypes = { goal: "REGULAR", penalty_goal: "PENALTY", own_goal: "OWN" } as const;
const cardNames = { yellow_card: "YELLOW", red_card: "RED", second_yellow: "YELLOW_RED" } as const;
const pairOf = (pair: readonly [number, number]) => ({ home: pair[0], away: pair[1] });

function scoreOf({ result }: MatchFact) {
  const none = { home: null, away: null };
  if (!result) return { winner: null, duration: "REGULAR", fullTime: none, halfTime: none };
  const { half, goals, overtime, penalties } = result;
  const board = overtime ?? goals;
  const [home, away] = penalties ? [board[0] + penalties[0], board[1] + penalties[1]] : board;
  return {
    winner: home > away ? "HOME_TEAM" : home < away ? "AWAY_TEAM" : "DRAW",
    duration: penalties ? "PENALTY_SHOOTOUT" : overtime ? "EXTRA_TIME" : "REGULAR",
    // The sum of everything, shoot-out included.
    fullTime: { home, away },
    halfTime: pairOf(half),
    ...((overtime ?? penalties) && {
      regularTime: pairOf(goals),
      extraTime: overtime ? pairOf([overtime[0] - goals[0], overtime[1] - goals[1]]) : none,
    }),
    ...(penalties && { penalties: pairOf(penalties) }),
  };
}

function listsOf({ home, away, result }: MatchFact, { teams }: SeasonFacts) {
  const of = (side: "home" | "away") => (side === "home" ? home : away);
  const team = (side: "home" | "away") => ({ id: teamId(of(side)), name: teams[of(side)] });
  const person = (side: "home" | "away", player: number) => ({
    id: teamId(of(side)) * 100 + player,
    name: playerName(teams[of(side)] ?? "", player),
  });
  return {
    goals: (result?.goalList ?? []).map(({ side, kind, minute, added, player }) => ({
      ...{ minute, injuryTime: added, type: goalTypes[kind], team: team(side), assist: null },
      scorer: person(kind === "own_goal" ? otherSide(side) : side, player),
    })),
    bookings: (result?.cards ?? []).map(({ side, kind, minute, added, player }) => ({
      ...{ minute, injuryTime: added, team: team(side), player: person(side, player) },
      card: cardNames[kind],
    })),
  };
}

/** `/competitions/PL/matches`, unfolded. */
export function writeOrgMatches(
  facts: SeasonFacts,
  place: { readonly stage: string; readonly matchday: number | null },
) {
  const { teams, matches } = facts;
  return {
    matches: matches.map((match, index) => {
      const team = (at: number) => ({
        id: teamId(at),
        name: teams[at],
        shortName: null,
        tla: null,
        crest: null,
      });
      return {
        area: { id: 2072, name: "England", code: "ENG", flag: null },
        competition: { id: 2021, name: "Premier League", code: "PL", type: "LEAGUE", emblem: null },
        season: {
          id: 2403,
          startDate: "2026-08-14",
          endDate: "2027-05-23",
          currentMatchday: 1,
          winner: null,
        },
        id: index + 1,
        utcDate: new Date(match.kickOff * 1000).toISOString().replace(".000", ""),
        status: match.result ? "FINISHED" : "TIMED",
        ...place,
        group: null,
        lastUpdated: "2026-11-20T00:00:00Z",
        homeTeam: team(match.home),
        awayTeam: team(match.away),
        score: scoreOf(match),
        ...listsOf(match, facts),
        referees: [],
      };
    }),
  };
}
