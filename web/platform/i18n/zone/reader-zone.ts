import { useEffect } from "react";
import { flushSync } from "react-dom";
import { AUTO_ZONE, SITE_ZONE } from "#shared/settings/settings.table.ts";
import { isZone, offsetText } from "#shared/time/zone-name.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { changeZone, shownZone, siteZone } from "./shown-zone.ts";

const SINCE_MS = Date.UTC(1990, 0);
/** Clock changes are further apart than this. */
const STEP_MS = 20 * 86_400_000;

/** True if the browser's clocks have changed since 1990, or will within a year; takes 0.4 ms. */
function changesClocks(): boolean {
  const offsets = new Set<number>();
  for (let at = SINCE_MS; at < Date.now() + 366 * 86_400_000; at += STEP_MS)
    offsets.add(new Date(at).getTimezoneOffset());
  return offsets.size > 1;
}

/**
 * The zone of a setting. A browser's own zone is a name, so that a match in August has summer time; where clocks do not
 * change it is an offset, so that a page in the same one (Vietnam's) is not rendered and fetched again.
 */
export function zoneOf(setting: string): string {
  if (setting === SITE_ZONE) return siteZone();
  if (setting !== AUTO_ZONE) return setting;
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // A browser may not know its zone.
  return isZone(name) && changesClocks() ? name : offsetText(-new Date().getTimezoneOffset());
}

/** Runs a remount and restores the focus: a focused control is focused again in the new page. */
function keepingFocus(draw: () => void): void {
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
 * Shows times in the reader's zone by remounting the page synchronously. Must be inside the screen's `Suspense`: a
 * screen that is not yet hydrated would no longer match its HTML.
 */
export default function ReaderZone(): null {
  const [setting] = useSetting("time_zone");
  useEffect(() => {
    let isWanted = true;
    const change = () => {
      const zone = zoneOf(setting);
      // A flush without a change would still run all work that React has deferred, in one task.
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
