/**
 * Where a browser wanted to be on a page whose list came with its first rows only: further down than these reach. It goes back
 * to where its reader was, or to the place that an address names, before any script runs.
 */

const KEY = "list_place";
/** What tells that a reader moves about the page himself. */
const SIGNS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

interface Place {
  readonly path: string;
  readonly top: number;
}

export interface CutOffPlace {
  /**
   * To be asked before the other rows stand: gives what goes there once they do, or null where there is nowhere to go. Not where
   * the page is now tells whether its reader has moved on, as browsers move along with what is put in above.
   */
  wayThere(): (() => void) | null;
  stop(): void;
}

const pathHere = (): string => location.pathname + location.search;

function note(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: pathHere(), top: window.scrollY } satisfies Place));
  } catch {
    // Without a place to keep it in, a reload ends where the first rows do.
  }
}

/** Of one address in two places of a tab's history it is the last one's. */
function topBefore(): number {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type !== "reload" && load?.type !== "back_forward") return 0;
  try {
    const { path, top } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Place>;
    return path === pathHere() && typeof top === "number" ? top : 0;
  } catch {
    return 0;
  }
}

function wayToPlace(): (() => void) | null {
  const top = topBefore();
  if (top > document.documentElement.scrollHeight - window.innerHeight)
    return () => window.scrollTo({ top, behavior: "instant" });
  const id = location.hash.slice(1);
  if (id === "" || document.getElementById(id)) return null;
  return () => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
}

/** Notes where the page is scrolled to when it is left, and watches whether its reader moves on. */
export function watchCutOffPlace(): CutOffPlace {
  const stopped = new AbortController();
  const { signal } = stopped;
  let hasMoved = false;
  const move = () => {
    hasMoved = true;
  };
  window.addEventListener("pagehide", note, { signal });
  for (const sign of SIGNS) window.addEventListener(sign, move, { passive: true, signal });
  return {
    wayThere() {
      const go = hasMoved ? null : wayToPlace();
      return go && (() => (hasMoved ? undefined : go()));
    },
    stop: () => stopped.abort(),
  };
}
