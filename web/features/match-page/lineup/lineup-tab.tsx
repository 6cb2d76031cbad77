import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Lineup } from "#shared/lineup/index.ts";
import type { Match } from "#shared/match/index.ts";
import { useRefetchOnPush } from "#web/features/live-overlay/use-refetch-on-push.ts";
import { usePushedMatch, useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { oldMinute, reachedOnPage } from "#web/features/match/as-of-minute.rules.ts";
import { lineupQuery } from "#web/platform/data/match.query.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { AbsencePanel } from "./absence-list.tsx";
import { isComplete, lastLineupsQuery } from "./lineup.query.ts";
import { isLineupDue, shownSide, withIncidents } from "./lineup.rules.ts";
import { LineupPanel } from "./lineup-panel.tsx";

interface LineupTabProps {
  /** As fetched: pushes arrive through the overlay. */
  readonly match: Match;
}

/** Line-ups of a match, and those of the teams' last matches while one is missing. */
export function useLineups(matchId: number) {
  const answer = useSuspenseQuery(lineupQuery(matchId)).data;
  const last = useQuery({ ...lastLineupsQuery(matchId), enabled: !isComplete(answer) }).data ?? null;
  return { lineup: answer.lineup, last };
}

/** Line-ups: pitch and list, bench and absences. Before line-ups are known, the teams' last ones. */
export default function LineupTab({ match: fetched }: LineupTabProps) {
  const { match } = useShownMatch(fetched);
  const incidents = usePushedMatch(match.id).detail?.incidents ?? null;
  const { lineup: answer, last } = useLineups(match.id);
  const waiting = useClockValue(
    (nowMs) =>
      isLineupDue(match, answer?.confirmed ?? false, nowMs) ||
      areRatingsOld(answer, reachedOnPage(match, nowMs)),
  );
  useRefetchOnPush({ match: fetched, query: lineupQuery(match.id), waiting });

  const lineup = answer && withIncidents(answer, incidents);
  const shown = (["home", "away"] as const).map((side) => shownSide(side, lineup, last?.[side] ?? null));
  const sides = shown.filter((side) => side !== null);
  return (
    <div className="lineup">
      <LineupPanel match={match} confirmed={lineup?.confirmed ?? false} sides={sides} />
      {lineup && lineup.home.absences.length + lineup.away.absences.length > 0 ? (
        <AbsencePanel sides={[lineup.home, lineup.away]} />
      ) : null}
    </div>
  );
}

const areRatingsOld = (lineup: Lineup | null, reached: number | null): boolean =>
  lineup !== null &&
  [lineup.home, lineup.away].some((side) => oldMinute(side.ratings_as_of_minute, reached) !== null);
