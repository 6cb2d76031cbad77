/** Matches by the teams that they connect, each group in the order given; `keysOf` names the two teams of a match. */
export function connectedMatches<Match>(
  matches: readonly Match[],
  keysOf: (match: Match) => readonly [string | number, string | number],
): Match[][] {
  const parent = new Map<string | number, string | number>();
  const rootOf = (team: string | number): string | number => {
    const above = parent.get(team) ?? team;
    return above === team ? team : rootOf(above);
  };
  for (const match of matches) {
    const [one, other] = keysOf(match);
    parent.set(rootOf(one), rootOf(other));
  }
  // Browsers of the page may lack Map.groupBy.
  const groups = new Map<string | number, Match[]>();
  for (const match of matches) {
    const root = rootOf(keysOf(match)[0]);
    groups.set(root, [...(groups.get(root) ?? []), match]);
  }
  return [...groups.values()];
}
