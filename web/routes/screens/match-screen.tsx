import { Outlet } from "react-router";
import { matchTabAt } from "#web/features/match/match-tab.ts";
import { MatchPageView } from "#web/features/match-page/match-page.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

const MatchAside = lazyWithRetry(() => import("./match-aside.tsx"));
const MatchPageSync = lazyWithRetry(() => import("./match-page-sync.tsx"));

export default function MatchScreen({ id }: { readonly id: number }) {
  const search = usePageQuery();
  const tab = matchTabAt(search, useSiteFacts()?.betting ?? "hidden");
  return (
    <MatchPageView
      id={id}
      tab={tab}
      aside={<MatchAside id={id} isChatOpen={tab === "chat"} />}
      sync={(detail) => <MatchPageSync detail={detail} showsOdds={tab === "odds"} />}
    >
      <Outlet />
    </MatchPageView>
  );
}
