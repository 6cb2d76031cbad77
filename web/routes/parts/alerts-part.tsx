import { Suspense } from "react";
import { useWantsAlerts } from "#web/features/alerts/use-wants-alerts.ts";
import { laterPart } from "#web/platform/later-code.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { createPush } from "#web/platform/push/push-store.ts";
import { useStore } from "#web/platform/use-store.ts";

// For who follows something or wants to hear of all: sounds, pop-ups, notices beside the page.
const MatchAlerts = laterPart(() => import("./match-alerts.tsx"));
// For who has asked for notifications, which are few.
const PushSync = laterPart(() => import("#web/platform/push/push-sync.tsx"));

/** Says for whom the page tells what its matches bring. Loaded after hydration, on every page. */
export default function AlertsPart() {
  const wantsAlerts = useWantsAlerts();
  const hasPush = useStore(usePageStores().once(createPush), ({ kept }) => kept !== null, false);
  return (
    <Suspense fallback={null}>
      {wantsAlerts ? <MatchAlerts /> : null}
      {hasPush ? <PushSync /> : null}
    </Suspense>
  );
}
