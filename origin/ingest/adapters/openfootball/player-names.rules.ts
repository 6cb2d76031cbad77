import { slugOf } from "../../slug.ts";
import { scorerSide } from "./goals.ts";
import { type SourceMatch, teamKey } from "./source-match.ts";

/** Spellings of a name by slug: equal slugs are one person. */
function spellingsBySlug(matches: readonly (readonly string[])[]): Map<string, string[]> {
  const spellings = new Map<string, string[]>();
  for (const name of new Set(matches.flat())) {
    const slug = slugOf(name);
    if (slug !== "") spellings.set(slug, [...(spellings.get(slug) ?? []), name]);
  }
  return spellings;
}

/**
 * Files write a scorer's whole name in one match and the family name alone in another. From the names in a team's
 * matches, returns those that are a short form or a spelling without diacritics, each with the name to keep. A family
 * name that fits two players, or that occurs in a match together with the whole one, is left alone.
 */
export function namesInFull(matches: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const spellings = spellingsBySlug(matches);
  const together = matches.map((names) => new Set(names.map(slugOf)));
  const full = new Map<string, string>();
  for (const [slug, names] of spellings) {
    const longer = [...spellings.keys()].filter((other) => other.endsWith(`-${slug}`));
    const [only] = longer;
    const isShort =
      longer.length === 1 && only !== undefined && !together.some((one) => one.has(slug) && one.has(only));
    const kept = (isShort ? spellings.get(only) : names)?.[0];
    for (const name of names) if (kept !== undefined && name !== kept) full.set(name, kept);
  }
  return full;
}

/** Names to keep, by {@link teamKey} and the name as written. */
export type FullNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** {@link namesInFull} of every team of a file. */
export function scorersInFull(matches: readonly SourceMatch[]): FullNames {
  const lists = new Map<string, string[][]>();
  for (const { home, away, goals } of matches) {
    if (!home || !away || !goals) continue;
    for (const [side, team] of [["home", home] as const, ["away", away] as const]) {
      const names = goals.filter((goal) => scorerSide(goal) === side).map(({ name }) => name);
      lists.set(teamKey(team), [...(lists.get(teamKey(team)) ?? []), names]);
    }
  }
  return new Map([...lists].map(([team, names]) => [team, namesInFull(names)]));
}
