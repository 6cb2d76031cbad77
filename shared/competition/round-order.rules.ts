/** A round that is named by its number: `25`, `Matchday 25`, `Round 25`, `Regular Season - 25`. */
const NUMBERED = /^(?:matchday |round |regular season - )?(\d+)$/i;

const numberOf = (round: string): number => Number(NUMBERED.exec(round.trim())?.[1] ?? Number.NaN);

/** Orders rounds by number where all are numbered, since a match brought forward keeps its round; else as given. */
export function inRoundOrder(rounds: readonly string[]): string[] {
  const numbers = new Map(rounds.map((round) => [round, numberOf(round)]));
  if ([...numbers.values()].some(Number.isNaN)) return [...rounds];
  return rounds.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
}
