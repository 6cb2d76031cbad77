import type { Random } from "../random.ts";

export interface Pairing<Team> {
  readonly home: Team;
  readonly away: Team;
}

/** Everybody against everybody once, by the circle method: one team stays, the others turn around it. */
function singleRounds<Team>(teams: readonly Team[]): Pairing<Team>[][] {
  const [fixed, ...turning] = teams;
  if (fixed === undefined || teams.length % 2 === 1) throw new Error("a round robin takes an even number");
  return turning.map((_, round) => {
    const order = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
    return Array.from({ length: order.length / 2 }, (_, index) => {
      const [one, other] = [order[index], order[order.length - 1 - index]] as [Team, Team];
      // The fixed team would otherwise play at home all the time, the others in long runs.
      const homeFirst = index === 0 ? round % 2 === 0 : index % 2 === 1;
      return homeFirst ? { home: one, away: other } : { home: other, away: one };
    });
  });
}

const reversed = <Team>({ home, away }: Pairing<Team>): Pairing<Team> => ({ home: away, away: home });

/**
 * The rounds of a season in which everybody meets everybody `meetings` times (2 or 4), as often at home as away;
 * the second half of each turn is the first with the other side at home.
 */
export function roundRobin<Team>(teams: readonly Team[], meetings: 2 | 4, random: Random): Pairing<Team>[][] {
  return Array.from({ length: meetings / 2 }, () => {
    const rounds = singleRounds(random.shuffle(teams));
    return [...rounds, ...rounds.map((round) => round.map(reversed))];
  }).flat();
}
