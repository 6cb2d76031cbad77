import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Match rows. The header of a match page has the match's id too and is no row. */
const ROWS = "main [data-match-id]:not(.match-header)";
const STORAGE_KEY = "scroll-places";
const MAX_PLACES = 50;
/** A list may be loaded or sorted by code that arrives after the page. */
const PATIENCE_MS = 2_000;

/** Scroll position of a page when its reader left it. */
interface Place {
  readonly match_id: string;
  /** Distance of the match's row from the top of the window, px. */
  readonly top: number;
  /** The page's own scroll position, px. */
  readonly y: number;
}

/**
 * On "back" and "forward" restores the opened match's row, else the first visible one, at its old place in the window,
 * because rows above may have changed. Runs after `<ScrollRestoration>`, whose pixels are right for pages without
 * matches. Stores the last 50 pages of the tab, so that a reload restores them too.
 */
export default function ScrollPlace(): null {
  const { key } = useLocation();
  const action = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    const note = ({ target }: Event) => keepPlace(shown.current, target);
    const stop = new AbortController();
    for (const sign of ["click", "popstate", "pagehide"])
      window.addEventListener(sign, note, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    const isLoaded = shown.current === key;
    shown.current = key;
    const place = action === "POP" ? readPlaces()[key] : undefined;
    if (!place) return;
    // A reader who scrolled before the page's code arrived stays there.
    if (isLoaded && Math.abs(window.scrollY - place.y) > 1) return;
    return holdPlace(place);
  }, [key, action]);

  return null;
}

function readPlaces(): Readonly<Record<string, Place | undefined>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    // Without storage the pixels of `<ScrollRestoration>` apply.
    return {};
  }
}

/** Stores the row of an event, else the first one whose lower edge is visible, for a history entry. */
function keepPlace(key: string, target: EventTarget | null): void {
  const inSight = () =>
    [...document.querySelectorAll<HTMLElement>(ROWS)].find((row) => row.getBoundingClientRect().bottom > 0);
  const row = (target instanceof Element ? target.closest<HTMLElement>(ROWS) : null) ?? inSight();
  const match_id = row?.dataset.matchId;
  if (row === undefined || match_id === undefined) return;
  const place: Place = { match_id, top: row.getBoundingClientRect().top, y: window.scrollY };
  const { [key]: _, ...others } = readPlaces();
  const places = Object.entries({ ...others, [key]: place }).slice(-MAX_PLACES);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // See readPlaces.
  }
}

/** Holds a row at its distance from the top until the page settles or is scrolled. Returns its stop. */
function holdPlace({ match_id, top }: Place): () => void {
  const until = performance.now() + PATIENCE_MS;
  let last: { readonly at: number | null; readonly y: number } | null = null;
  let frame = 0;
  const hold = () => {
    const at = nearest(match_id, top);
    // The row has not moved in the page: the reader is scrolling.
    if (last !== null && last.at === at && Math.abs(window.scrollY - last.y) > 1) return;
    if (at !== null && Math.abs(at - top - window.scrollY) >= 1)
      window.scrollTo({ top: at - top, behavior: "instant" });
    last = { at, y: window.scrollY };
    if (performance.now() < until) frame = requestAnimationFrame(hold);
  };
  hold();
  return () => cancelAnimationFrame(frame);
}

/**
 * Distance of a match's row from the top of the page, px: of the row nearest to its old place, as a page may have two.
 */
function nearest(match_id: string, top: number): number | null {
  const tops = [...document.querySelectorAll<HTMLElement>(ROWS)]
    .filter((row) => row.dataset.matchId === match_id)
    .map((row) => row.getBoundingClientRect().top);
  if (tops.length === 0) return null;
  const found = tops.reduce((one, other) => (Math.abs(other - top) < Math.abs(one - top) ? other : one));
  return Math.round(found + window.scrollY);
}
