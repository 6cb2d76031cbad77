import { Suspense } from "react";
import { useSnapshot } from "valtio";
import { isFollowed } from "#shared/favourite/favourite.rules.ts";
import { useAddition, useFavourites } from "#web/platform/favourites/use-favourites.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { createPush } from "#web/platform/push/push-store.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";

// For readers who follow something or want alerts of all matches: sounds, pop-ups, notices beside the page.
const MatchAlerts = lazyWithRetry(() => import("./match-alerts.tsx"));
// After a star was pressed.
const FollowNotice = lazyWithRetry(() => import("#web/features/alerts/follow-notice.tsx"));
// For the few readers with notifications on.
const PushSync = lazyWithRetry(() => import("#web/platform/push/push-sync.tsx"));

/** Alerts of the page's matches, for readers who want them. Loaded after hydration, on every page. */
export default function LazyAlerts() {
  const wantsAlerts = useWantsAlerts();
  const hasPush = useSnapshot(usePageStore(createPush)).kept !== null;
  const addition = useAddition();
  return (
    <Suspense fallback={null}>
      {addition ? <FollowNotice key={addition.atMs} addition={addition} /> : null}
      {wantsAlerts ? <MatchAlerts /> : null}
      {hasPush ? <PushSync /> : null}
    </Suspense>
  );
}

/** True if this reader can get alerts: alerts of all matches are on, or something is followed. */
export function useWantsAlerts(): boolean {
  const [scope] = useSetting("alert_scope");
  const lists = useFavourites();
  return scope === "all" || Object.values(lists).some((list) => list.some(isFollowed));
}
