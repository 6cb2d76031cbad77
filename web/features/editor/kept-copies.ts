import { readStored, readStoredJson, writeStored } from "#web/platform/data/browser-storage.ts";
import { ownName } from "#web/platform/session/own-name.ts";

/** Draft copies in this browser: one per article, and one per tab for new articles. */

const PREFIX = "article-kept.";
const NEW = `${PREFIX}new`;
/** sessionStorage key: the tab's copy of a new article. */
const OF_TAB = "article-kept-tab";
/** sessionStorage key: the last sent copy of a new article, until its outcome is known. */
const SENT = "article-kept-sent";
/** Maximum number of unsaved new articles; nobody returns to more. */
const MOST = 5;

export interface KeptText {
  readonly known_at: number | null;
  readonly texts: Readonly<Record<string, string>>;
  /** Milliseconds; missing in copies older than this field. */
  readonly kept_at?: number;
}

/** A copy with its storage key. */
export interface KeptCopy extends KeptText {
  readonly key: string;
}

export const keyOf = (id: number): string => `${PREFIX}${id}`;

export function readCopy(key: string): KeptCopy | null {
  const kept = readStoredJson(key) as KeptText | null;
  return kept && { ...kept, key };
}

/** True if storage had room. */
export const writeCopy = (key: string, kept: KeptText): boolean => writeStored(key, JSON.stringify(kept));

export const removeCopy = (key: string): boolean => writeStored(key, null);

/** Records that a copy's new article was sent; null records that it came back or that another one was started. */
export const noteSent = (key: string | null): boolean => writeStored(SENT, key, "sessionStorage");

/**
 * Drops the last sent copy of a new article if it is this article. The send may have failed and the tab moved on to
 * another article, so the titles must match.
 */
export function settleSent(title: string): void {
  const sent = readStored(SENT, "sessionStorage");
  if (sent === null || plain(readCopy(sent)?.texts?.title ?? "") !== plain(title)) return;
  removeCopy(sent);
  noteSent(null);
}

/** As services store it. */
const plain = (title: string): string => title.normalize().replace(/\s+/g, " ").trim();

/**
 * Locks a copy until it is released or the page is left: other tabs see that it is in use. Null if another tab holds
 * the lock, as a duplicated tab knows the same key. Browsers without locks, such as over plain http, and pages that are
 * denied locks, treat every copy as their own.
 */
function hold(key: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const requestCopies = async () =>
      navigator.locks.request(key, { ifAvailable: true }, (lock) => {
        if (lock !== null) return new Promise<void>((letGo) => resolve(letGo));
        resolve(null);
        return undefined;
      });
    requestCopies().catch(() => resolve(() => undefined));
  });
}

interface ClaimedCopy {
  readonly key: string;
  readonly letGo: () => void;
  /**
   * The copy that this tab last had, if it is still locked: by another tab, or by this tab's previous page that is
   * being unloaded.
   */
  readonly awaited: string | null;
}

/** Takes this tab's copy of a new article, or creates one. */
export async function claimNew(): Promise<ClaimedCopy> {
  const before = readStored(OF_TAB, "sessionStorage");
  const held = before === null ? null : await hold(before);
  if (before !== null && held !== null) return { key: before, letGo: held, awaited: null };
  const key = `${NEW}.${ownName()}`;
  const letGo = (await hold(key)) ?? (() => undefined);
  // Without storage the copy is found as an unlocked one after a reload.
  writeStored(OF_TAB, key, "sessionStorage");
  return { key, letGo, awaited: before };
}

/** Browsers release a page's locks some time after its tab shows the next page; another tab keeps them. */
const LEAVING_MS = 2000;

/** Waits until a copy is unlocked or the signal aborts; returns at once in browsers without locks. */
export async function whenLetGo(key: string, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(key, { signal }, () => undefined);
  } catch {
    // Another tab holds it, or this browser has no locks.
  }
}

/** Names of locks held by tabs; none if the browser has no locks or denies them to this page. */
async function namesHeld(): Promise<ReadonlySet<string | undefined>> {
  try {
    return new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  } catch {
    return new Set();
  }
}

/**
 * Copies of new articles whose tabs are closed, newest first. Drops the oldest beyond the limit. An awaited copy gets a
 * moment to be released.
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
