import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { runningMinute } from "#shared/match/match-clock.ts";
import { useClockValue, usePageStores } from "#web/platform/hydration/page-stores.tsx";

const two = (number: number): string => String(number).padStart(2, "0");
const FIRST_MINUTE = { first_half: 0, second_half: 45, overtime: 90 } as const;

/** A match's clock as television shows it, `62:07`, at a time (milliseconds UTC); null where none runs. */
export function tvClock(
  match: Pick<Match, "status" | "period_started_at" | "clock_speed">,
  nowMs: number,
): string | null {
  const { status, period_started_at, clock_speed } = match;
  if (period_started_at === null || runningMinute(match, nowMs / 1000) === null) return null;
  if (status !== "first_half" && status !== "second_half" && status !== "overtime") return null;
  const played = Math.max(0, Math.floor((nowMs / 1000 - period_started_at) * clock_speed));
  return `${FIRST_MINUTE[status] + Math.floor(played / 60)}:${two(played % 60)}`;
}

interface TvClockProps {
  readonly match: Match;
  readonly delay_s: number;
}

/** The match's clock under a delay: when it equals the reader's television, the delay is right. */
export function TvClock({ match, delay_s }: TvClockProps) {
  const { clock } = usePageStores();
  const text = useClockValue((nowMs) => tvClock(match, nowMs + clock.delay_ms - delay_s * 1000));
  if (text === null) return null;
  return (
    <span className="shield-tv needs-script">
      <span className="text-xs text-muted">{m.shield_tv()}</span>
      <b
        role="img"
        className="tabular-nums"
        aria-label={`${m.shield_tv_clock({ seconds: delay_s })}: ${text}`}
      >
        {text}
      </b>
    </span>
  );
}
