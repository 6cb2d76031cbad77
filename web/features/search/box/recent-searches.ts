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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecent(recent: readonly string[]): void {
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify(recent));
  } catch {
    // Without storage the search is forgotten with the page.
  }
}
