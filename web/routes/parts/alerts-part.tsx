import { lazy, Suspense, useCallback } from "react";
import type { News } from "#web/features/alerts/alert.rules.ts";
import { Alerts } from "#web/features/alerts/alerts.tsx";
import { useMatchOverlay } from "#web/features/match/live/match-overlay.context.tsx";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { createPush } from "#web/platform/push/push-store.ts";
import { useStore } from "#web/platform/use-store.ts";
import "../../styles/alerts.css";

// For who has asked for notifications, which are few.
const PushSync = lazy(() => import("#web/platform/push/push-sync.tsx"));

/** Tells what the page's matches bring. Loaded after hydration, on every page. */
export default function AlertsPart() {
  const overlay = useMatchOverlay();
  const listen = useCallback(
    (tell: (news: News) => void) => {
      const stops = [
        overlay.onGoal(({ kind, sides }, match) => tell({ kind, sides, match })),
        overlay.onCard(({ sides }, match) => tell({ kind: "red", sides, match })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [overlay],
  );
  const hasPush = useStore(usePageStores().once(createPush), ({ kept }) => kept !== null, false);
  return (
    <>
      <Alerts listen={listen} />
      <Suspense fallback={null}>{hasPush ? <PushSync /> : null}</Suspense>
    </>
  );
}
