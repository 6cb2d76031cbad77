import { Outlet } from "react-router";
import { matchTabAt } from "#web/features/match/match-tab.ts";
import { MatchPageView } from "#web/features/match/page/match-page.tsx";
import { laterPart } from "#web/platform/later-code.ts";
import type { Unpacked } from "#web/platform/packed.ts";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import type { Route } from "../+types/match";

const MatchAside = laterPart(() => import("./match-aside.tsx"));
const MatchPageSync = laterPart(() => import("./match-page-sync.tsx"));

interface ScreenProps {
  readonly page: Unpacked<Route.ComponentProps["loaderData"]["packed"]>;
}

export default function MatchScreen({ page }: ScreenProps) {
  const search = usePageQuery();
  const tab = matchTabAt(search, useSiteFacts()?.betting ?? "hidden");
  return (
    <MatchPageView
      page={page}
      tab={tab}
      aside={<MatchAside page={page} isChatOpen={tab === "chat"} />}
      sync={(detail) => (
        <MatchPageSync detail={detail} lacksTables={page.standings === null} showsOdds={tab === "odds"} />
      )}
    >
      <Outlet context={page} />
    </MatchPageView>
  );
}
