import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type Shield, shieldIn } from "#shared/spoiler-shield/shield.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { renewChoices } from "#web/platform/session/host-cookies.ts";
import { SHIELD_KEY } from "./shield-entries.rules.ts";
import { agreeOnCookie, keptEntries } from "./shield-store.ts";
import { delayOfPage } from "./shown-shield.ts";

/** Whether edge would answer another page to what the cookies say than the one that is shown. */
function isOutdated({ scores, delay_s }: Shield): boolean {
  // A page with a delay of its own is not made by the cookies.
  if (delayOfPage(location.search) !== null) return false;
  const chosen = shieldIn(document.cookie);
  // Where edge knows no delay it hides results instead.
  if (chosen.delay_s > 0 && delay_s === 0 && scores === "hidden") return false;
  return chosen.delay_s !== delay_s || chosen.scores !== scores;
}

/** Where a page notes the choice for everything that it goes by: writing it tells pages in other tabs. */
const CHOICE_KEY = "shield.everything";

/** A form's choice arrives as a cookie, of which no page is told. */
function tellOthers(): void {
  const { scores, delay_s } = shieldIn(document.cookie);
  const choice = `${scores} ${delay_s}`;
  try {
    if (localStorage.getItem(CHOICE_KEY) !== choice) localStorage.setItem(CHOICE_KEY, choice);
  } catch {
    // Others find out as soon as they are looked at.
  }
}

/**
 * Keeps an open page to what its reader has chosen: in another tab, or before he went back to it, or by what he shields
 * one by one, which the cookie has to tell edge.
 */
export function useShieldChoice(): void {
  const { shield } = usePageStores();
  useEffect(() => {
    // Once: if cookies do not reach edge, a page must not be loaded again and again.
    let asked = false;
    const load = () => {
      if (asked) return;
      asked = true;
      location.reload();
    };
    const follow = () => {
      if (isOutdated(shield)) load();
    };
    const [arrival] = performance.getEntriesByType("navigation");
    const isFromHistory = arrival !== undefined && "type" in arrival && arrival.type === "back_forward";
    renewChoices();
    if (agreeOnCookie(keptEntries()) || isFromHistory) follow();
    tellOthers();
    const stop = new AbortController();
    const onStorage = ({ key }: StorageEvent) => {
      // Which single matches are shielded stands nowhere else.
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

/** Leaves or enters a page with a delay of its own by a load: its clock runs at another time. */
export function useOwnDelay(): void {
  const { search } = useLocation();
  const loadedWith = useRef(delayOfPage(search));
  useEffect(() => {
    if (delayOfPage(search) !== loadedWith.current) location.reload();
  }, [search]);
}
