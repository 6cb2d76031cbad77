import { useEffect, useRef } from "react";

/** Between two looks at what no room tells. */
export const REFRESH_MS = 60_000;

/** Asks again once a minute while the page is looked at. A failure leaves what is shown; the next turn asks again. */
export function useRefresh(refresh: () => Promise<void>): void {
  const wanted = useRef(refresh);
  useEffect(() => {
    wanted.current = refresh;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void wanted.current().catch(() => {});
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}
