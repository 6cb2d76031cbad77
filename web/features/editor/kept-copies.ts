import { ownName } from "#web/platform/session/own-name.ts";

/** Copies of what is written, in this browser: of each article one, and of new ones one a tab. */

const PREFIX = "article-kept.";
const NEW = `${PREFIX}new`;
/** In the tab's own storage: which copy of a new article is its own. */
const OF_TAB = "article-kept-tab";
/** In the tab's own storage: which copy of a new article was sent last, until it is known what became of it. */
const SENT = "article-kept-sent";
/** New articles that were never saved: more of them nobody comes back to. */
const MOST = 5;

export interface KeptText {
  readonly known_at: number | null;
  readonly texts: Readonly<Record<string, string>>;
  /** Milliseconds; of copies from before it was noted there is none. */
  readonly kept_at?: number;
}

/** A copy, and where it is. */
export interface KeptCopy extends KeptText {
  readonly key: string;
}

export const keyOf = (id: number): string => `${PREFIX}${id}`;

export function readCopy(key: string): KeptCopy | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as KeptText | null;
    return kept === null ? null : { ...kept, key };
  } catch {
    // Storage is off, or holds something else: then nothing is kept.
    return null;
  }
}

/** Whether there was room. */
export function writeCopy(key: string, kept: KeptText): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    // There is none, or storage is off.
    return false;
  }
}

export function removeCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off: there is none.
  }
}

/** Notes that the new article of a copy was sent; with null, that it came back or another one is begun. */
export function noteSent(key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(SENT);
    else sessionStorage.setItem(SENT, key);
  } catch {
    // Storage is off: there is no copy either.
  }
}

/**
 * Gives up the copy of the new article that was sent last where this one is it. It may not have arrived, and the tab may
 * have gone on to another article: so they have the same title.
 */
export function settleSent(title: string): void {
  try {
    const sent = sessionStorage.getItem(SENT);
    if (sent === null || plain(readCopy(sent)?.texts.title ?? "") !== plain(title)) return;
    removeCopy(sent);
    noteSent(null);
  } catch {
    // Storage is off.
  }
}

/** As services store it. */
const plain = (title: string): string => title.normalize().replace(/\s+/g, " ").trim();

/** The copy of a new article that this tab had last; null for one that had none. */
function keyOfTab(): string | null {
  try {
    return sessionStorage.getItem(OF_TAB);
  } catch {
    // Storage is off.
    return null;
  }
}

/**
 * Holds a copy until it is let go, or the page is left: other tabs see that it is somebody's. Null where another tab has
 * it: one that was duplicated knows the same key. Where browsers have no locks, as over plain http, or give none to this
 * page, everybody has everything.
 */
function hold(key: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const ask = async () =>
      navigator.locks.request(key, { ifAvailable: true }, (lock) => {
        if (lock !== null) return new Promise<void>((letGo) => resolve(letGo));
        resolve(null);
        return undefined;
      });
    ask().catch(() => resolve(() => undefined));
  });
}

interface ClaimedCopy {
  readonly key: string;
  readonly letGo: () => void;
  /** The copy that this tab had last, where somebody has it still: another tab, or this one's page that is being left. */
  readonly awaited: string | null;
}

/** Takes the copy of a new article that is this tab's own, or begins one. */
export async function claimNew(): Promise<ClaimedCopy> {
  const before = keyOfTab();
  const held = before === null ? null : await hold(before);
  if (before !== null && held !== null) return { key: before, letGo: held, awaited: null };
  const key = `${NEW}.${ownName()}`;
  const letGo = (await hold(key)) ?? (() => undefined);
  try {
    sessionStorage.setItem(OF_TAB, key);
  } catch {
    // Storage is off: after a reload it is found as one that nobody has.
  }
  return { key, letGo, awaited: before };
}

/** Browsers let go of what a page held some time after its tab shows the next one; another tab holds on. */
const LEAVING_MS = 2000;

/** Waits until nobody has a copy, or for as long as the signal lets it; where browsers have no locks, not at all. */
export async function whenLetGo(key: string, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(key, { signal }, () => undefined);
  } catch {
    // Another tab has it, or browsers have no locks here.
  }
}

/** Names of the locks that tabs have; none where browsers have no locks, or give none to this page. */
async function namesHeld(): Promise<ReadonlySet<string | undefined>> {
  try {
    return new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  } catch {
    return new Set();
  }
}

/**
 * New articles whose tabs are closed, the last first. Of too many the oldest are given up. A copy that is awaited gets a
 * moment to be let go.
 */
export async function findLeft(awaited: string | null): Promise<KeptCopy[]> {
  if (awaited !== null) await whenLetGo(awaited, AbortSignal.timeout(LEAVING_MS));
  const inUse = await namesHeld();
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(NEW) && !inUse.has(key));
    const copies = keys.flatMap((key) => readCopy(key) ?? []);
    copies.sort((one, other) => (other.kept_at ?? 0) - (one.kept_at ?? 0));
    for (const { key } of copies.splice(MOST)) removeCopy(key);
    return copies;
  } catch {
    // Storage is off.
    return [];
  }
}
