import type { ClubName } from "./club-name.rules.ts";
import { COMMON_WORDS } from "./club-words.table.ts";
import { lettersAllowed, suspicionOf } from "./name-suspects.rules.ts";
import type { SimilarRows } from "./similar-rows.rules.ts";

/** Clubs of one country that may be stored twice, without comparing each with each. */

/** A name of a stored club; one with a corrected name has two. */
export interface ComparedClub {
  readonly id: number;
  readonly name: ClubName;
}

/** The word without each of its letters, `depth` times: two words that few letters tell apart have one of these in common. */
function withoutLetters(word: string, depth: number, from = 0): string[] {
  if (depth === 0) return [word];
  const shorter = Array.from({ length: word.length - from }, (_, index) => {
    const at = from + index;
    return withoutLetters(word.slice(0, at) + word.slice(at + 1), depth - 1, at);
  });
  return [word, ...shorter.flat()];
}

/** Keys of which two similar names have at least one in common. */
function keysOf({ folded, cores, words, known }: ClubName): unknown[] {
  const joined = words.join("");
  return [
    `name ${folded}`,
    ...[...cores].map((core) => `core ${core}`),
    ...words.filter((word) => word.length > 2 && !COMMON_WORDS.has(word)).map((word) => `word ${word}`),
    ...new Set(withoutLetters(joined, lettersAllowed(joined.length)).map((text) => `letters ${text}`)),
    ...(known ? [known] : []),
  ];
}

const keyOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** Numbers of days on which two clubs played the same opponent on the same side. */
export type Meetings = readonly { readonly one: number; readonly other: number; readonly meetings: number }[];

/** Pairs of clubs whose names or fixtures suggest that they are one, the likeliest first. */
export function similarClubs(clubs: readonly ComparedClub[], meetings: Meetings): SimilarRows[] {
  const shared = new Map(meetings.map(({ one, other, meetings: count }) => [keyOf(one, other), count]));
  const found = new Map<string, SimilarRows>();
  const compare = (a: ComparedClub, b: ComparedClub) => {
    const key = keyOf(a.id, b.id);
    const suspicion = a.id === b.id ? null : suspicionOf(a.name, b.name, shared.get(key));
    if (!suspicion || suspicion.score <= (found.get(key)?.score ?? 0)) return;
    const { reason, score } = suspicion;
    found.set(key, { ids: [Math.min(a.id, b.id), Math.max(a.id, b.id)], reasons: [reason], score });
  };
  const byKey = new Map<unknown, ComparedClub[]>();
  for (const club of clubs) {
    const others = new Set<ComparedClub>();
    for (const key of keysOf(club.name)) {
      const bearers = byKey.get(key) ?? [];
      for (const one of bearers) others.add(one);
      byKey.set(key, bearers);
      bearers.push(club);
    }
    for (const other of others) compare(club, other);
  }
  const namesOf = Map.groupBy(clubs, ({ id }) => id);
  for (const { one, other } of meetings)
    for (const a of namesOf.get(one) ?? []) for (const b of namesOf.get(other) ?? []) compare(a, b);
  return [...found.values()].sort((a, b) => b.score - a.score);
}
