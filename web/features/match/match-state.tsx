import type { Match } from "#shared/match/index.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { minuteLabel, statusSentence, statusShort, toneOf } from "#web/platform/i18n/status-label.ts";

/** The running minute with its blinking apostrophe, or the short status when no clock runs. */
export function MatchState({ match }: { readonly match: Match }) {
  const minute = useClockValue((nowMs) => minuteLabel(match, nowMs));
  return (
    <span
      className="match-state"
      data-tone={toneOf(match)}
      data-status={match.status}
      title={statusSentence(match)}
    >
      {minute === null ? (
        statusShort(match)
      ) : (
        <>
          <span translate="no">{minute}</span>
          <span className="minute-prime">&apos;</span>
        </>
      )}
    </span>
  );
}
