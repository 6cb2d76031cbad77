import type { Match } from "#shared/match/index.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import type { NewsBesideData } from "./news-beside.loader.server.ts";

const HotPanel = lazyWithRetry(() => import("#web/features/live-list/hot/hot-panel.tsx"));
const LiveRanking = lazyWithRetry(() => import("./live-ranking.tsx"));
const MatchDaySync = lazyWithRetry(() => import("#web/features/live-overlay/match-day-sync.tsx"));

interface NewsBesideProps {
  readonly data: NewsBesideData;
  /** A match elsewhere on the page that is kept in sync as well. */
  readonly match?: Match | null;
}

/** Beside the news: hot matches with live updates, and tables. */
export function NewsBeside({ data: { hot, ranking }, match = null }: NewsBesideProps) {
  const matches = [...(match === null ? [] : [match]), ...(hot?.matches ?? [])];
  return (
    <>
      {hot ? <HotPanel matches={hot.matches} /> : null}
      {ranking ? <LiveRanking key={ranking.shown.competition.id} ranking={ranking} /> : null}
      {hot && matches.length > 0 ? (
        <AfterHydration>{() => <MatchDaySync date={hot.date} matches={matches} />}</AfterHydration>
      ) : null}
    </>
  );
}
