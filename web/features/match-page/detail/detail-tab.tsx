import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { m } from "#messages/paraglide/messages.js";
import { hasBegun } from "#shared/match/match-status.ts";
import { useRefetchWhile } from "#web/features/live-overlay/use-refetch-while.ts";
import { type ShownDetail, useShownDetail } from "#web/features/live-overlay/use-shown-match.ts";
import { areOld, reachedOnPage } from "#web/features/match/as-of-minute.rules.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { MatchStats } from "#web/features/match/match-stats.tsx";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useHiddenResult } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { MatchPoll } from "../poll/poll.tsx";
import { Commentary } from "./commentary.tsx";
import { COURSE_SECTIONS, type CourseSection, courseSections } from "./course-sections.rules.ts";
import type { DetailTabData } from "./detail-tab.loader.server.ts";
import { MatchFacts } from "./match-facts.tsx";
import { MatchHighlights } from "./match-highlights.tsx";
import { hasForm, hasPlayers } from "./match-preview.rules.ts";
import { PreviewForm, PreviewLineupLine, PreviewPlayers } from "./match-preview.tsx";
import { Timeline } from "./timeline.tsx";

// Late: each hydrates on its own, and the first script stays small.
const MomentumPanel = lazyWithRetry(() => import("./momentum/momentum-panel.tsx"));
const MatchSummary = lazyWithRetry(() => import("./match-summary.tsx"));
const MissedEventsNotice = lazyWithRetry(() => import("./missed-events/missed-events-notice.tsx"));
const MatchNotes = lazyWithRetry(() => import("./match-notes.tsx"));
const WinProbabilityPanel = lazyWithRetry(() => import("./win-probability-panel.tsx"));

interface DetailTabProps {
  readonly id: number;
  readonly data: DetailTabData;
}

/**
 * The first tab. Before kick-off the preview, and from kick-off the course of the match; sections without data are
 * missing, or named in one line. The order is fixed at page load, so that nothing jumps.
 */
export default function DetailTab({ id, data }: DetailTabProps) {
  const detail = useSuspenseQuery(matchDetailQuery(id)).data;
  const shown = useShownDetail(detail);
  const { match, stats } = shown;
  const isOld = useClockValue((nowMs) => areOld(stats, reachedOnPage(match, nowMs)));
  useRefetchWhile(isOld, matchDetailQuery(id));
  const { preview, lineups } = data;
  const showsPrices = useSiteFacts()?.betting === "shown";
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
      {preview && lineups ? <PreviewLineupLine match={match} lineups={lineups} /> : null}
      {preview && hasForm(preview) ? <PreviewForm match={match} preview={preview} /> : null}
      {preview ? poll : null}
      {hasBegun(match.status) ? (
        <Suspense fallback={null}>
          <MatchSummary match={match} incidents={shown.incidents} stats={isOld ? [] : stats} />
        </Suspense>
      ) : null}
      <MatchCourse
        detail={shown}
        afterTimeline={
          showsPrices && hasBegun(match.status) ? (
            <Suspense>
              <WinProbabilityPanel match={detail.match} status={match.status} />
            </Suspense>
          ) : null
        }
        afterStats={preview ? null : poll}
      >
        {data.highlights.length > 0 ? <MatchHighlights highlights={data.highlights} /> : null}
      </MatchCourse>
      {preview && hasPlayers(preview) ? <PreviewPlayers match={match} preview={preview} /> : null}
      <AfterHydration>
        {() => <MissedEventsNotice match={match} incidents={shown.incidents} />}
      </AfterHydration>
    </>
  );
}

interface MatchCourseProps {
  readonly detail: ShownDetail;
  readonly afterTimeline: ReactNode;
  readonly afterStats: ReactNode;
  readonly children: ReactNode;
}

/** Timeline, statistics and commentary, once the match has begun; those without data are named in one line. */
function MatchCourse({ detail, afterTimeline, afterStats, children }: MatchCourseProps) {
  const { match, incidents, stats, commentary } = detail;
  const isPlayed = hasBegun(match.status);
  const sections = courseSections(detail);
  const lacking = COURSE_SECTIONS.filter((section) => !sections.includes(section));
  return (
    <>
      {sections.includes("timeline") ? <Timeline match={match} incidents={incidents} /> : null}
      {isPlayed && sections.includes("stats") ? (
        <Suspense fallback={null}>
          <MomentumPanel match={match} incidents={incidents} stats={stats} />
        </Suspense>
      ) : null}
      {afterTimeline}
      {sections.includes("stats") ? <MatchStats match={match} stats={stats} /> : null}
      {afterStats}
      {children}
      {sections.includes("commentary") ? <Commentary lines={commentary} /> : null}
      {isPlayed && lacking.length > 0 ? (
        <p className="panel match-lacking">
          {m.match_lacking({ blocks: lacking.map((section) => names[section]()).join(" · ") })}
        </p>
      ) : null}
    </>
  );
}

const names = {
  timeline: m.timeline_heading,
  stats: m.match_stats_heading,
  commentary: m.commentary_heading,
} as const satisfies Record<CourseSection, () => string>;
