import { useEffect } from "react";
import { flushSync } from "react-dom";
import { AUTO_ZONE, SITE_ZONE } from "#shared/settings/settings.table.ts";
import { DEFAULT_TZ, parseTzMinutes } from "#shared/time/index.ts";
import { tzOfMinutes } from "#shared/time/zones.table.ts";
import { shownZone, siteZone } from "../format.ts";
import { useSetting } from "../settings/use-settings.ts";
import { changeZone } from "./shown-zone.ts";

/** The offset that a setting stands for at a moment (milliseconds UTC); a browser's own follows its summer time. */
export function zoneOf(setting: string, nowMs: number): string {
  if (setting === SITE_ZONE) return siteZone();
  if (setting !== AUTO_ZONE) return setting;
  const zone = tzOfMinutes(-new Date(nowMs).getTimezoneOffset());
  return parseTzMinutes(zone) === null ? DEFAULT_TZ : zone;
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
export function ReaderZone(): null {
  const [setting] = useSetting("time_zone");
  useEffect(() => {
    let isWanted = true;
    const change = () => {
      const zone = zoneOf(setting, Date.now());
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
