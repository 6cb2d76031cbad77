import type { Bracket, BracketRound } from "#shared/competition/bracket.rules.ts";
import { statusTable } from "#shared/match/match-status.ts";

const isAhead = ({ ties }: BracketRound): boolean =>
  ties.some((tie) => tie?.legs.some(({ match: { status } }) => !statusTable[status].final));
const isKnown = ({ ties }: BracketRound): boolean => ties.some((tie) => tie !== null);

/** Index of the first round with a match that is not over; when all are, of the last round with known teams. */
export function currentRound(rounds: Bracket["rounds"]): number {
  const at = rounds.findIndex(isAhead);
  return Math.max(0, at < 0 ? rounds.findLastIndex(isKnown) : at);
}

/**
 * Names of which none occurs twice: a repeated name gets its detail, and where that is repeated too, a number. Sources
 * call several rounds "Play-offs".
 */
export function distinctNames(
  rows: readonly { readonly name: string; readonly detail: string | null }[],
): string[] {
  const isRepeated = (names: readonly string[], name: string) =>
    names.indexOf(name) !== names.lastIndexOf(name);
  const names = rows.map(({ name }) => name);
  const detailed = rows.map(({ name, detail }) =>
    isRepeated(names, name) && detail !== null ? `${name} (${detail})` : name,
  );
  return detailed.map((name, at) =>
    isRepeated(detailed, name)
      ? `${name} ${detailed.slice(0, at + 1).filter((other) => other === name).length}`
      : name,
  );
}
