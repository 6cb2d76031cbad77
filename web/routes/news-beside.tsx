import { lazy } from "react";
import type { Match } from "#shared/match/index.ts";
import { HotPanel } from "#web/features/match/hot-panel.tsx";
import { RankingPanel } from "#web/features/standings/ranking-panel.tsx";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import "../styles/match-line.css";
import "../styles/standings.css";
import type { NewsBesideData } from "./news-beside.loader.server.ts";

const MatchDaySync = lazy(() => import("#web/features/match/live/match-day-sync.tsx"));

interface NewsBesideProps {
  readonly data: NewsBesideData;
  /** Elsewhere on the page, and to be kept in step as well. */
  readonly match?: Match | null;
}

/** Beside the news: hot matches as they stand, and tables. */
export function NewsBeside({ data: { hot, ranking }, match = null }: NewsBesideProps) {
  const matches = [...(match === null ? [] : [match]), ...(hot?.matches ?? [])];
  return (
    <>
      {hot ? <HotPanel matches={hot.matches} /> : null}
      {ranking ? <RankingPanel key={ranking.shown.competition.id} ranking={ranking} /> : null}
      {hot && matches.length > 0 ? (
        <AfterHydration>{() => <MatchDaySync date={hot.date} matches={matches} />}</AfterHydration>
      ) : null}
    </>
  );
}
