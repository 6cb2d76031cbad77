/** Key of what a reader looked for last; it stays in the browser. */
export const RECENT_KEY = "searches";

const MOST = 8;

const folded = (text: string): string => text.normalize().toLowerCase();
const sameText = (one: string, other: string): boolean => folded(one) === folded(other);

/** With a search in front, each once, eight at the most. */
export const withSearch = (recent: readonly string[], q: string): readonly string[] =>
  [q, ...withoutSearch(recent, q)].slice(0, MOST);

export const withoutSearch = (recent: readonly string[], q: string): readonly string[] =>
  recent.filter((one) => !sameText(one, q));

/** What the browser keeps, newest first; nothing where it keeps none or something else. */
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
    // A browser that keeps nothing forgets the search with the page.
  }
}
