import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { useClockValue, usePageStores } from "../page-stores.tsx";
import { tvClock } from "./tv-clock.rules.ts";

interface TvClockProps {
  readonly match: Match;
  readonly delay_s: number;
}

/** The match's clock as it would be with a delay: where it is the one on the reader's television, the delay is right. */
export function TvClock({ match, delay_s }: TvClockProps) {
  const { clock } = usePageStores();
  const text = useClockValue((nowMs) => tvClock(match, nowMs + clock.delay_ms - delay_s * 1000));
  if (text === null) return null;
  return (
    <span className="shield-tv needs-script">
      <span className="text-meta text-muted">{m.shield_tv()}</span>
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
