import { useEffect } from "react";
import { flushSync } from "react-dom";
import { AUTO_ZONE, SITE_ZONE } from "#shared/settings/settings.table.ts";
import { isZone, offsetText } from "#shared/time/zone-name.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { changeZone, shownZone, siteZone } from "./shown-zone.ts";

const SINCE_MS = Date.UTC(1990, 0);
/** No clock is changed for a shorter time. */
const STEP_MS = 20 * 86_400_000;

/** Whether the browser's clocks have changed since 1990, or will within a year; 0.4 ms. */
function changesClocks(): boolean {
  const offsets = new Set<number>();
  for (let at = SINCE_MS; at < Date.now() + 366 * 86_400_000; at += STEP_MS)
    offsets.add(new Date(at).getTimezoneOffset());
  return offsets.size > 1;
}

/**
 * The zone that a setting stands for. A browser's own is a name, so that a match in August has the time of its summer; where
 * clocks do not change it is an offset, so that a page in the same one (Vietnam's) is not drawn and fetched anew.
 */
export function zoneOf(setting: string): string {
  if (setting === SITE_ZONE) return siteZone();
  if (setting !== AUTO_ZONE) return setting;
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // A browser may not know where it is.
  return isZone(name) && changesClocks() ? name : offsetText(-new Date().getTimezoneOffset());
}

/** Runs what draws the page anew; who was at one of its controls is at the same one of the new page. */
export function keepingFocus(draw: () => void): void {
  const page = document.getElementById("content");
  const focused = document.activeElement;
  const like = (element: Element) => [...(page?.getElementsByTagName(element.tagName) ?? [])];
  const place = focused && page?.contains(focused) ? like(focused).indexOf(focused) : -1;
  draw();
  if (!focused || place < 0 || focused.isConnected) return;
  const same = like(focused)[place];
  if (same instanceof HTMLElement) same.focus({ preventScroll: true });
}

/**
 * Shows times in the reader's zone. The page is drawn anew at once and as a whole. It stands in the screen's `Suspense`: a
 * screen that is still to be hydrated would not fit its HTML any more.
 */
export default function ReaderZone(): null {
  const [setting] = useSetting("time_zone");
  useEffect(() => {
    let isWanted = true;
    const change = () => {
      const zone = zoneOf(setting);
      // A flush without a change would still do all that React has put off, in one go.
      if (isWanted && zone !== shownZone()) keepingFocus(() => flushSync(() => changeZone(zone)));
    };
    // React does not flush within its own effects.
    queueMicrotask(change);
    return () => {
      isWanted = false;
    };
  }, [setting]);
  return null;
}
