import { useSuspenseQuery } from "@tanstack/react-query";
import { hasBegun } from "#shared/match/match-status.ts";
import { useRefetchWhile } from "#web/features/live-overlay/use-refetch-while.ts";
import { useShownDetail } from "#web/features/live-overlay/use-shown-match.ts";
import { areOld, reachedOnPage } from "#web/features/match/as-of-minute.rules.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { MatchStats } from "#web/features/match/match-stats.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useHiddenResult } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { MatchPoll } from "../poll/poll.tsx";
import { Commentary } from "./commentary.tsx";
import type { DetailTabData } from "./detail-tab.loader.server.ts";
import { MatchFacts } from "./match-facts.tsx";
import { MatchHighlights } from "./match-highlights.tsx";
import { MatchPreview } from "./match-preview.tsx";
import { Timeline } from "./timeline.tsx";

const MatchNotes = lazyWithRetry(() => import("./match-notes.tsx"));

interface DetailTabProps {
  readonly id: number;
  readonly data: DetailTabData;
}

/** The first tab: the course of the match. Sections keep their order throughout, so that nothing jumps. */
export default function DetailTab({ id, data }: DetailTabProps) {
  const detail = useSuspenseQuery(matchDetailQuery(id)).data;
  const { match, incidents, stats, commentary } = useShownDetail(detail);
  const isOld = useClockValue((nowMs) => areOld(stats, reachedOnPage(match, nowMs)));
  useRefetchWhile(isOld, matchDetailQuery(id));
  const isPlayed = hasBegun(match.status);
  // The poll's position is fixed at page load: it must not move under a finger at kick-off.
  const wasAhead = data.preview !== null;
  const poll = <MatchPoll match={match} />;
  if (useHiddenResult(match)) {
    return (
      <>
        <MatchFacts match={match} info={data.info} />
        <HiddenResults of="match" />
        {poll}
      </>
    );
  }
  return (
    <>
      <MatchFacts match={match} info={data.info} />
      {data.corrections.length > 0 || data.table_score ? <MatchNotes {...data} /> : null}
      {wasAhead ? poll : null}
      <Timeline match={match} incidents={incidents} />
      {wasAhead ? null : poll}
      {isPlayed || stats.length > 0 ? <MatchStats match={match} stats={stats} /> : null}
      {data.highlights.length > 0 ? <MatchHighlights highlights={data.highlights} /> : null}
      {isPlayed || commentary.length > 0 ? <Commentary lines={commentary} /> : null}
      {data.preview ? <MatchPreview match={match} preview={data.preview} /> : null}
    </>
  );
}
