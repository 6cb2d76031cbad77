import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { useClockValue } from "#web/platform/page-stores.tsx";
import { countdownOf } from "./match-header-countdown.rules.ts";

function countdownText(seconds: number): string {
  const left = countdownOf(seconds);
  switch (left.unit) {
    case "days":
      return m.match_countdown_days({ days: left.days, hours: left.hours });
    case "hours":
      return m.match_countdown_hours({ hours: left.hours, minutes: left.minutes });
    case "minutes":
      return m.match_countdown_minutes({ minutes: left.minutes, seconds: left.seconds });
    case "due":
      return m.match_countdown_due();
  }
}

/** How long until kick-off. Not told aloud as it runs: the kick-off itself stands above it. */
export function Countdown({ match }: { readonly match: Match }) {
  const text = useClockValue((nowMs) => countdownText(match.match_time - nowMs / 1000));
  return <span className="match-countdown">{text}</span>;
}
