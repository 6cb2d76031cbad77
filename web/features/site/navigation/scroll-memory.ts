import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Where each page of the history was scrolled to: a new page starts at its top, going back returns to where the
 * reader was. Loads and reloads are left to the browser, which restores them before any script runs; between pages
 * it has to keep its hands off, because it would move the page that is being left, and go on moving the next one.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const action = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(location.key);

  useEffect(() => {
    const leaveTo = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const [byUs, byBrowser] = [leaveTo("manual"), leaveTo("auto")];
    byUs();
    window.addEventListener("pageshow", byUs);
    window.addEventListener("pagehide", byBrowser);
    return () => {
      byBrowser();
      window.removeEventListener("pageshow", byUs);
      window.removeEventListener("pagehide", byBrowser);
    };
  }, []);

  useEffect(() => {
    const remember = () => positions.current.set(shown.current, window.scrollY);
    // This is loaded after hydration: a reader may be down the page already.
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  // In the layout phase: a shorter page makes the browser scroll, and that must not be noted for the page left.
  useLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    if (action === "POP") jumpTo(positions.current.get(location.key) ?? 0);
    else if (!keepsScroll(location.state)) jumpTo(0);
    // Nothing scrolls, so nothing would note it.
    else positions.current.set(location.key, window.scrollY);
  }, [location, action]);
}

const jumpTo = (top: number): void => window.scrollTo({ top, behavior: "instant" });

const keepsScroll = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepScroll" in state && state.keepScroll === true;
