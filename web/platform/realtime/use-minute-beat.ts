import { useEffect } from "react";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";

/**
 * Blinks the apostrophes of running minutes every two seconds. An animation would make the browser paint the page with
 * every frame: a sixth of a processor, all match long (docs/performance.md).
 */
export function useMinuteBeat(): void {
  const { clock } = usePageStores();
  useEffect(() => {
    const { documentElement: root } = document;
    const stop = clock.subscribe(() => root.toggleAttribute("data-beat"));
    return () => {
      stop();
      root.removeAttribute("data-beat");
    };
  }, [clock]);
}
