import { type SourceMatch, teamKey } from "./source-match.ts";

/** Duplicates in a file: two teams do not meet twice on one day. The first match wins. */
export function doublesOf(matches: readonly SourceMatch[]): ReadonlyMap<SourceMatch, SourceMatch> {
  const first = new Map<string, SourceMatch>();
  const doubles = new Map<SourceMatch, SourceMatch>();
  for (const match of matches) {
    if (!match.home || !match.away) continue;
    const key = `${match.date} ${teamKey(match.home)} ${teamKey(match.away)}`;
    const known = first.get(key);
    if (known) doubles.set(match, known);
    else first.set(key, match);
  }
  return doubles;
}
