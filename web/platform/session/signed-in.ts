import { useSyncExternalStore } from "react";
import { ROLES, type Role } from "#shared/account/roles.table.ts";
import { SIGNED_IN_COOKIE } from "#shared/account/session-header.ts";
import { hostCookieValues } from "#shared/http/host-cookie.rules.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { keepCookie } from "./host-cookies.ts";

/** Local storage key of the reader as shown, so that other tabs follow and the next page shows them from the start. */
const KEY = "reader";

/** The reader as the frame of a page shows them. */
export interface KnownReader {
  /** Id of the account. */
  readonly id: number;
  readonly nick_name: string;
  /** Path of the reader's picture on this site. */
  readonly avatar: string | null;
  /** The role decides which personal menu items are shown. */
  readonly role: Role;
}

/** Edge sets this cookie beside the session's own, which no script can read. */
export const hasMarker = (): boolean => hostCookieValues(SIGNED_IN_COOKIE, document.cookie).includes("1");

const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};
const onStorage = ({ key }: StorageEvent): void => {
  if (key === KEY || key === null) notify();
};

/** Calls back when a reader logs in or out, in this tab or another; returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** The stored reader; null for none. */
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
    // On the server, or where the browser stores nothing.
    return null;
  }
}

/** Stores the reader as shown, for later pages and other tabs. */
export function keepReader(reader: KnownReader): void {
  const text = JSON.stringify(reader);
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // The next page requests the reader again.
  }
}

/** Removes the stored reader; other tabs follow. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** The session has ended: removes its marker cookie too. */
export function forgetReader(): void {
  keepCookie(SIGNED_IN_COOKIE, null);
  forgetKept();
  notify();
}

/** True if the browser has a session, by the marker cookie. Never in the HTML, which all readers share. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, hasMarker, () => false);
