/**
 * Where a browser wanted to be on a page whose list came with its first rows only: further down than these reach. It goes back
 * to where its reader was, or to the place that an address names, before any script runs.
 */

const KEY = "list_place";

interface Place {
  readonly path: string;
  readonly top: number;
}

const pathHere = (): string => location.pathname + location.search;

/** Notes where the page is scrolled to when it is left; gives what ends that. */
export function keepPlace(): () => void {
  const note = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ path: pathHere(), top: window.scrollY } satisfies Place));
    } catch {
      // Without a place to keep it in, a reload ends where the first rows do.
    }
  };
  window.addEventListener("pagehide", note);
  return () => window.removeEventListener("pagehide", note);
}

function placeBefore(): number {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type !== "reload" && load?.type !== "back_forward") return 0;
  try {
    const { path, top } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Place>;
    return path === pathHere() && typeof top === "number" ? top : 0;
  } catch {
    return 0;
  }
}

/**
 * What goes there once the other rows stand, unless its reader has moved on; null where the browser has been where it wanted to.
 * Of one address in two places of a tab's history it knows the last one.
 */
export function cutOffPlace(): (() => void) | null {
  const before = window.scrollY;
  const go = wayToPlace();
  return go && (() => (window.scrollY === before ? go() : undefined));
}

function wayToPlace(): (() => void) | null {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const top = placeBefore();
  if (top > end + 1 && window.scrollY >= end - 1) return () => window.scrollTo({ top, behavior: "instant" });
  const id = location.hash.slice(1);
  if (id === "" || window.scrollY > 0 || document.getElementById(id)) return null;
  return () => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
}
