import { proxy, ref } from "valtio/vanilla";
import { SCORES_KEY, shieldIn } from "#shared/shield/shield.rules.ts";
import { readEntries, SHIELD_KEY, type ShieldEntry, scoresAfter } from "./shield-entries.rules.ts";

/** What a page tree knows of single matches and teams that its reader shields. */
export interface ShieldStore {
  entries: readonly ShieldEntry[];
}

const YEAR_SECONDS = 365 * 86_400;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

let known: {
  readonly text: string | null;
  readonly minute: number;
  readonly entries: readonly ShieldEntry[];
} | null = null;

/** What the browser keeps now. Asked for each pushed row, so a text is read once a minute. */
export function keptEntries(): readonly ShieldEntry[] {
  try {
    const text = localStorage.getItem(SHIELD_KEY);
    const minute = Math.floor(nowSeconds() / 60);
    if (known?.text !== text || known.minute !== minute) {
      known = { text, minute, entries: readEntries(text, nowSeconds()) };
    }
    return known.entries;
  } catch {
    // Storage that the browser forbids: nothing is shielded one by one.
    return [];
  }
}

/** One per page tree; a change in another tab arrives here too. */
export function createShieldStore(): ShieldStore {
  const store = proxy<ShieldStore>({ entries: ref(typeof window === "undefined" ? [] : [...keptEntries()]) });
  if (typeof window !== "undefined") {
    window.addEventListener("storage", ({ key }) => {
      if (key === SHIELD_KEY || key === null) store.entries = ref([...keptEntries()]);
    });
  }
  return store;
}

/** Brings the cookie into line with what is kept; true when edge would answer another page than before. */
export function agreeOnCookie(entries: readonly ShieldEntry[]): boolean {
  const before = shieldIn(document.cookie).scores;
  const after = scoresAfter(before, entries);
  if (after === before) return false;
  const value = after === "shown" ? "; Max-Age=0" : `${after}; Max-Age=${YEAR_SECONDS}`;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie that edge reads; the Cookie Store API is not everywhere
  document.cookie = `${SCORES_KEY}=${value}; Path=/; SameSite=Lax${secure}`;
  return shieldIn(document.cookie).scores === after;
}

/** Keeps other entries and loads the page anew, so that nothing that is shielded from now on stays on the screen. */
export function keepEntries(entries: readonly ShieldEntry[]): void {
  try {
    localStorage.setItem(SHIELD_KEY, JSON.stringify(entries));
  } catch {
    // Nothing is kept, so nothing would be shielded on the next page either.
    return;
  }
  agreeOnCookie(entries);
  // Not `reload`: what the page's own query shows or delays belongs to the choice before.
  const url = new URL(location.href);
  for (const key of [SCORES_KEY, "delay"]) url.searchParams.delete(key);
  if (url.href === location.href) location.reload();
  else location.replace(url.href);
}
