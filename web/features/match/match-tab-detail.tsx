import { useFetched } from "#web/platform/page-stores.tsx";
import { matchDetailKey } from "./match.keys.ts";
import { MatchFacts } from "./match-facts.tsx";
import { useShownDetail } from "./match-overlay.context.tsx";
import type { MatchPageData } from "./match-page.loader.server.ts";
import type { DetailTabData } from "./match-tab-detail.loader.server.ts";
import { Timeline } from "./timeline.tsx";

interface DetailTabProps {
  readonly page: MatchPageData;
  readonly data: DetailTabData;
}

/** The first tab: how the match goes. */
export default function DetailTab({ page, data }: DetailTabProps) {
  const detail = useFetched(matchDetailKey(page.detail.match.id), page.detail);
  const { match, incidents } = useShownDetail(detail);
  return (
    <>
      <MatchFacts match={match} info={data.info} />
      <Timeline match={match} incidents={incidents} />
    </>
  );
}
