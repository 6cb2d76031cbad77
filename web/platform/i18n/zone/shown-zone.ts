import { useSyncExternalStore } from "react";
import { DEFAULT_TZ } from "#shared/time/zone-name.ts";

let zoneOfHtml: string = DEFAULT_TZ;
let zone: string = DEFAULT_TZ;
let zoneOfRequest: () => string | undefined = () => undefined;

/** The zone of shown times: the shared HTML's or the URL's, after hydration the reader's (reader-zone.ts). */
export const shownZone = (): string => zoneOfRequest() ?? zone;

/** The zone of the HTML: the site's (`TIMEZONE`), or the one that the URL names. */
export const siteZone = (): string => zoneOfRequest() ?? zoneOfHtml;

/** Sets the zone of the HTML, in the browser before hydration. */
export function takeZoneFromHtml(written: string | undefined): void {
  zoneOfHtml = written ?? DEFAULT_TZ;
  zone = zoneOfHtml;
}

/** Sets the source of the zone of the current request, on the server. */
export function takeZoneFrom(source: () => string | undefined): void {
  zoneOfRequest = source;
}

/** Sets the shown zone; components with times must render again. Never on the server. */
export function showZone(readerZone: string): void {
  if (typeof window !== "undefined") zone = readerZone;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows all times and days in another zone. Must be called within `flushSync`: nothing may render in between. */
export function changeZone(zone: string): void {
  if (zone === shownZone()) return;
  showZone(zone);
  for (const listener of listeners) listener();
}

/** The zone of the times on the page, as a key of components that show times. */
export const useShownZone = (): string => useSyncExternalStore(subscribe, shownZone, siteZone);
