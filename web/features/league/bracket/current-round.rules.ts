import type { Bracket, BracketRound } from "#shared/competition/bracket.rules.ts";
import { statusTable } from "#shared/match/match-status.ts";

/** True if every tie of a round is known and every match of it is over. */
const isOver = ({ ties }: BracketRound): boolean =>
  ties.every((tie) => tie?.legs.every(({ match: { status } }) => statusTable[status].final) ?? false);

/** Index of the first round with a match that is not over; of the last round when all are. */
export function currentRound(rounds: Bracket["rounds"]): number {
  const at = rounds.findIndex((round) => !isOver(round));
  return at < 0 ? rounds.length - 1 : at;
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
