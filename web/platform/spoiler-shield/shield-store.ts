import { proxy } from "valtio";
import { SCORES_KEY, scoresCookie, shieldIn, shieldsSome } from "#shared/spoiler-shield/shield.rules.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";
import { keepCookie } from "#web/platform/session/host-cookies.ts";
import { readEntries, SHIELD_KEY, type ShieldEntry } from "./shield-entries.rules.ts";
import { plainPath } from "./shown-shield.ts";

/** What a page tree knows of single matches and teams that its reader shields. */
export interface ShieldStore {
  entries: readonly ShieldEntry[];
}

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

/** Single shields: none until the screen is hydrated, then those of the browser, from other tabs too. */
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

/** Brings the cookie into line with what is kept; true when edge would answer another page than before. */
export function agreeOnCookie(entries: readonly ShieldEntry[]): boolean {
  const before = shieldIn(document.cookie).scores;
  if (shieldsSome(document.cookie) === entries.length > 0) return false;
  const value = scoresCookie(before === "hidden", entries.length > 0);
  keepCookie(SCORES_KEY, value);
  return shieldIn(document.cookie).scores !== before;
}

/**
 * Keeps other entries and loads the page anew, so that nothing that is shielded from now on stays on the screen. False
 * where the browser keeps nothing: then nothing is shielded.
 */
export function keepEntries(entries: readonly ShieldEntry[]): boolean {
  // First: a page in another tab is loaded anew by what is written next, and edge goes by the cookie.
  agreeOnCookie(entries);
  try {
    localStorage.setItem(SHIELD_KEY, JSON.stringify(entries));
  } catch {
    agreeOnCookie(keptEntries());
    return false;
  }
  // Not `reload`: what the page's own query shows or delays belongs to the choice before.
  const path = plainPath(location.pathname, location.search);
  if (path === location.pathname + location.search) location.reload();
  else location.replace(path);
  return true;
}
