import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type Shield, shieldIn } from "#shared/spoiler-shield/shield.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { renewChoices } from "#web/platform/session/host-cookies.ts";
import { SHIELD_KEY } from "./shield-entries.rules.ts";
import { agreeOnCookie, keptEntries } from "./shield-store.ts";
import { delayOfPage } from "./shown-shield.ts";

/** True if edge would serve another page for the current cookies than the shown one. */
function isOutdated({ scores, delay_s }: Shield): boolean {
  // A page with a delay of its own does not depend on the cookies.
  if (delayOfPage(location.search) !== null) return false;
  const chosen = shieldIn(document.cookie);
  // Edge hides results instead where it knows no delay.
  if (chosen.delay_s > 0 && delay_s === 0 && scores === "hidden") return false;
  return chosen.delay_s !== delay_s || chosen.scores !== scores;
}

/** Local storage key of the shield for everything: writing it notifies pages in other tabs. */
const CHOICE_KEY = "shield.everything";

/** A form's choice arrives as a cookie, which has no change event. */
function notifyOthers(): void {
  const { scores, delay_s } = shieldIn(document.cookie);
  const choice = `${scores} ${delay_s}`;
  try {
    if (localStorage.getItem(CHOICE_KEY) !== choice) localStorage.setItem(CHOICE_KEY, choice);
  } catch {
    // Other tabs notice it when they become visible.
  }
}

/** Keeps an open page in step with choices of other tabs and earlier visits, and edge with individual shields. */
export function useShieldChoice(): void {
  const { shield } = usePageStores();
  useEffect(() => {
    // Once: if cookies do not reach edge, a page must not reload in a loop.
    let isScheduled = false;
    const load = () => {
      if (isScheduled) return;
      isScheduled = true;
      location.reload();
    };
    const follow = () => {
      if (isOutdated(shield)) load();
    };
    const [arrival] = performance.getEntriesByType("navigation");
    const isFromHistory = arrival !== undefined && "type" in arrival && arrival.type === "back_forward";
    renewChoices();
    if (agreeOnCookie(keptEntries()) || isFromHistory) follow();
    notifyOthers();
    const stop = new AbortController();
    const onStorage = ({ key }: StorageEvent) => {
      // Individual shields are stored nowhere else.
      if (key === SHIELD_KEY || key === null) load();
      else if (key === CHOICE_KEY) follow();
    };
    window.addEventListener("storage", onStorage, { signal: stop.signal });
    for (const [target, moment] of [
      [window, "pageshow"],
      [window, "focus"],
      [document, "visibilitychange"],
    ] as const) {
      target.addEventListener(moment, follow, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [shield]);
}

/** Enters or leaves a page with a delay of its own by a full load: its clock runs at another time. */
export function useOwnDelay(): void {
  const { search } = useLocation();
  const loadedWith = useRef(delayOfPage(search));
  useEffect(() => {
    if (delayOfPage(search) !== loadedWith.current) location.reload();
  }, [search]);
}
