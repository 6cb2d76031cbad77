/** A round that is named by its number: `25`, `Matchday 25`, `Round 25`, `Regular Season - 25`. */
const NUMBERED = /^(?:matchday |round |regular season - )?(\d+)$/i;

const numberOf = (round: string): number => Number(NUMBERED.exec(round.trim())?.[1] ?? Number.NaN);

/**
 * Puts the rounds of a stage in order: by number where every one is named by a number, because a match that is brought
 * forward does not bring its round forward. Other rounds ("Semi-finals", "Final") stay in the order given.
 */
export function inRoundOrder(rounds: readonly string[]): string[] {
  const numbers = new Map(rounds.map((round) => [round, numberOf(round)]));
  if ([...numbers.values()].some(Number.isNaN)) return [...rounds];
  return rounds.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
}
