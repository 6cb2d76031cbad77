import { useSyncExternalStore } from "react";
import { DEFAULT_TZ } from "#shared/time/zone-name.ts";

let zoneOfHtml: string = DEFAULT_TZ;
let zone: string = DEFAULT_TZ;
let zoneOfRequest: () => string | undefined = () => undefined;

/**
 * The zone in which times are shown. On the server and in the first render it is that of the HTML which all readers
 * share, or the one that the address names (zone/zone.server.ts); the reader's own follows after hydration
 * (zone/reader-zone.ts).
 */
export const shownZone = (): string => zoneOfRequest() ?? zone;

/**
 * The zone of the HTML: the site's (`TIMEZONE` of the configuration), or the one that the address names. Readers who have
 * chosen none keep it.
 */
export const siteZone = (): string => zoneOfRequest() ?? zoneOfHtml;

/** Tells a browser, before it hydrates anything, in which zone its HTML is written. */
export function takeZoneFromHtml(written: string | undefined): void {
  zoneOfHtml = written ?? DEFAULT_TZ;
  zone = zoneOfHtml;
}

/** Tells where a server finds the zone of the request that it is answering. */
export function takeZoneFrom(source: () => string | undefined): void {
  zoneOfRequest = source;
}

/** Shows times in another zone; what shows some has to be drawn anew. A server has many readers, so never there. */
export function showZone(readerZone: string): void {
  if (typeof window !== "undefined") zone = readerZone;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows all times and days in another zone. To be called within `flushSync`: no part may be drawn in between. */
export function changeZone(zone: string): void {
  if (zone === shownZone()) return;
  showZone(zone);
  for (const listener of listeners) listener();
}

/** The zone of the times on the page, as a key of what shows some. */
export const useShownZone = (): string => useSyncExternalStore(subscribe, shownZone, siteZone);
