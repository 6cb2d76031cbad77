import type { Random } from "../random.ts";

export interface Pairing<Team> {
  readonly home: Team;
  readonly away: Team;
}

/** Single round robin by the circle method: one team stays, the others rotate around it. */
function singleRounds<Team>(teams: readonly Team[]): Pairing<Team>[][] {
  const [fixed, ...turning] = teams;
  if (fixed === undefined || teams.length % 2 === 1) throw new Error("a round robin takes an even number");
  return turning.map((_, round) => {
    const order = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
    return Array.from({ length: order.length / 2 }, (_, index) => {
      const [one, other] = [order[index], order[order.length - 1 - index]] as [Team, Team];
      // Alternates sides; otherwise the fixed team would always play at home, and the others in long runs.
      const homeFirst = index === 0 ? round % 2 === 0 : index % 2 === 1;
      return homeFirst ? { home: one, away: other } : { home: other, away: one };
    });
  });
}

const reversed = <Team>({ home, away }: Pairing<Team>): Pairing<Team> => ({ home: away, away: home });

/** Rounds in which every pair meets `meetings` times (2 or 4); the second half of each turn has sides swapped. */
export function roundRobin<Team>(teams: readonly Team[], meetings: 2 | 4, random: Random): Pairing<Team>[][] {
  return Array.from({ length: meetings / 2 }, () => {
    const rounds = singleRounds(random.shuffle(teams));
    return [...rounds, ...rounds.map((round) => round.map(reversed))];
  }).flat();
}
