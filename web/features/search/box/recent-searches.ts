import { readStoredJson, writeStored } from "#web/platform/data/browser-storage.ts";

/** Storage key of recent searches; they stay in the browser. */
export const RECENT_KEY = "searches";

const MOST = 8;

const folded = (text: string): string => text.normalize().toLowerCase();
const sameText = (one: string, other: string): boolean => folded(one) === folded(other);

/** Adds a search at the front, without duplicates, eight at most. */
export const withSearch = (recent: readonly string[], q: string): readonly string[] =>
  [q, ...withoutSearch(recent, q)].slice(0, MOST);

export const withoutSearch = (recent: readonly string[], q: string): readonly string[] =>
  recent.filter((one) => !sameText(one, q));

/** The stored searches, newest first; none if storage is unavailable or invalid. */
export function readRecent(): readonly string[] {
  const kept = readStoredJson(RECENT_KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST) : [];
}

/** Without storage the searches are forgotten with the page. */
export const keepRecent = (recent: readonly string[]): boolean =>
  writeStored(RECENT_KEY, JSON.stringify(recent));
