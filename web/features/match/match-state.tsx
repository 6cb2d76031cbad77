import type { Match } from "#shared/match/index.ts";
import { isReportedStatus } from "#shared/match/match-status.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import {
  minuteLabel,
  statusLabel,
  statusSentence,
  statusShort,
  toneOf,
} from "#web/platform/i18n/status-label.ts";

interface MatchStateProps {
  readonly match: Match;
  /** Writes in full that no source reports on the match: a row has no room for it. */
  readonly isRoomy?: boolean;
}

/** The running minute with its blinking apostrophe, or the short status when no clock runs. */
export function MatchState({ match, isRoomy = false }: MatchStateProps) {
  const isFull = isRoomy && !isReportedStatus(match.status);
  const minute = useClockValue((nowMs) => minuteLabel(match, nowMs));
  return (
    <span
      className="match-state"
      data-tone={toneOf(match)}
      data-status={match.status}
      title={statusSentence(match)}
    >
      {minute === null ? (
        isFull ? (
          statusLabel(match.status)
        ) : (
          statusShort(match)
        )
      ) : (
        <>
          <span translate="no">{minute}</span>
          <span className="minute-prime">&apos;</span>
        </>
      )}
    </span>
  );
}
