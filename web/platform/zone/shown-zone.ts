import { useSyncExternalStore } from "react";
import { shownZone, showZone, siteZone } from "../format.ts";

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
