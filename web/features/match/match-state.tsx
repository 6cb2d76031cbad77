import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { useClockValue } from "#web/platform/page-stores.tsx";
import { minuteText, statusSentence, statusShort } from "#web/platform/words/status-word.ts";

/** Colour family of a status; never the only carrier of what it says. */
export function toneOf(match: Match): "live" | "pause" | "still" {
  if (match.status === "half_time") return "pause";
  return isLive(match.status) ? "live" : "still";
}

/** The running minute with its pulsing mark, or the short status where no clock runs. */
export function MatchState({ match }: { readonly match: Match }) {
  const minute = useClockValue((nowMs) => minuteText(match, nowMs));
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
          {minute}
          <span className="minute-mark">&apos;</span>
        </>
      )}
    </span>
  );
}
