import { proxy } from "valtio";
import { SCORES_KEY, scoresCookie, shieldIn, shieldsSome } from "#shared/spoiler-shield/shield.rules.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";
import { keepCookie } from "#web/platform/session/host-cookies.ts";
import { readEntries, SHIELD_KEY, type ShieldEntry } from "./shield-entries.rules.ts";
import { plainPath } from "./shown-shield.ts";

/** The individually shielded matches and teams of the reader, as a page tree knows them. */
export interface ShieldStore {
  entries: readonly ShieldEntry[];
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

let known: {
  readonly text: string | null;
  readonly minute: number;
  readonly entries: readonly ShieldEntry[];
} | null = null;

/** The browser's current entries. Called for each pushed row, so the stored text is parsed once a minute. */
export function keptEntries(): readonly ShieldEntry[] {
  try {
    const text = localStorage.getItem(SHIELD_KEY);
    const minute = Math.floor(nowSeconds() / 60);
    if (known?.text !== text || known.minute !== minute) {
      known = { text, minute, entries: readEntries(text, nowSeconds()) };
    }
    return known.entries;
  } catch {
    // Storage that the browser forbids: there are no individual shields.
    return [];
  }
}

/** Individual shields: none until the screen is hydrated, then those of the browser, in step with other tabs. */
export function createShieldStore({ hydration }: OfPage = NO_PAGE): ShieldStore {
  const store = proxy<ShieldStore>({ entries: [] });
  hydration.whenHydrated(() => {
    store.entries = keptEntries();
    window.addEventListener("storage", ({ key }) => {
      if (key === SHIELD_KEY || key === null) store.entries = keptEntries();
    });
  });
  return store;
}

/** Updates the cookie to the stored entries; true when edge would then serve another page. */
export function agreeOnCookie(entries: readonly ShieldEntry[]): boolean {
  const before = shieldIn(document.cookie).scores;
  if (shieldsSome(document.cookie) === entries.length > 0) return false;
  const value = scoresCookie(before === "hidden", entries.length > 0);
  keepCookie(SCORES_KEY, value);
  return shieldIn(document.cookie).scores !== before;
}

/**
 * Stores other entries and reloads the page, so that nothing newly shielded stays on the screen. False where the
 * browser stores nothing: then nothing is shielded.
 */
export function keepEntries(entries: readonly ShieldEntry[]): boolean {
  // First the cookie: the next write reloads pages in other tabs, and edge reads the cookie.
  agreeOnCookie(entries);
  try {
    localStorage.setItem(SHIELD_KEY, JSON.stringify(entries));
  } catch {
    agreeOnCookie(keptEntries());
    return false;
  }
  // Not `reload`: the results or delay in the page's own query belong to the previous choice.
  const path = plainPath(location.pathname, location.search);
  if (path === location.pathname + location.search) location.reload();
  else location.replace(path);
  return true;
}
