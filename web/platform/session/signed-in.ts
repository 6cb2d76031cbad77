import { useSyncExternalStore } from "react";
import { ROLES, type Role } from "#shared/account/roles.table.ts";
import { SIGNED_IN_COOKIE } from "#shared/account/session-header.ts";
import { hostCookieValues } from "#shared/http/host-cookie.rules.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { keepCookie } from "./host-cookies.ts";

/** Where the browser keeps how the reader is shown, so that other tabs hear of him and no page begins without. */
const KEY = "reader";

/** What the frame of a page shows of its reader. */
export interface KnownReader {
  /** Of the account. */
  readonly id: number;
  readonly nick_name: string;
  /** Path of his picture on this site. */
  readonly avatar: string | null;
  /** What he is offered of his own. */
  readonly role: Role;
}

/** Edge sets this cookie beside the session's own, which no script can read. */
export const hasMarker = (): boolean => hostCookieValues(SIGNED_IN_COOKIE, document.cookie).includes("1");

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const tellOfOtherTabs = ({ key }: StorageEvent): void => {
  if (key === KEY || key === null) tell();
};

/** Calls back when somebody logs in or out, in this tab or another; gives what ends it. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", tellOfOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", tellOfOtherTabs);
  };
}

/** How the reader was shown last; null for nobody. */
export function keptReader(): KnownReader | null {
  try {
    if (!hasMarker()) return null;
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!isRecord(kept) || typeof kept.id !== "number" || typeof kept.nick_name !== "string") return null;
    return {
      id: kept.id,
      nick_name: kept.nick_name,
      avatar: typeof kept.avatar === "string" ? kept.avatar : null,
      role: ROLES.find((role) => role === kept.role) ?? "reader",
    };
  } catch {
    // On the server, or where the browser keeps nothing.
    return null;
  }
}

/** Keeps how the reader is shown, for later pages and other tabs. */
export function keepReader(reader: KnownReader): void {
  const text = JSON.stringify(reader);
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // He is asked for again on the next page.
  }
}

/** Nobody is logged in: what was kept is gone, and other tabs hear of it. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The service knows no session any more: the mark of one goes too. */
export function forgetReader(): void {
  keepCookie(SIGNED_IN_COOKIE, null);
  forgetKept();
  tell();
}

/** Whether the browser says that somebody is logged in. Never in the HTML, which all readers share. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, hasMarker, () => false);
