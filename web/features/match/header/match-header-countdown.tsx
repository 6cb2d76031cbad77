import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { useClockValue } from "#web/platform/page-stores.tsx";

/** The time until kick-off in the two units worth reading. Seconds have two digits, so that the line keeps its width. */
export function countdownText(secondsLeft: number): string {
  const left = Math.floor(secondsLeft);
  if (left <= 0) return m.match_countdown_due();
  const [days, hours] = [Math.floor(left / 86_400), Math.floor(left / 3_600) % 24];
  const minutes = Math.floor(left / 60) % 60;
  if (days > 0) return m.match_countdown_days({ days, hours });
  if (hours > 0) return m.match_countdown_hours({ hours, minutes });
  return m.match_countdown_minutes({ minutes, seconds: String(left % 60).padStart(2, "0") });
}

/** How long until kick-off. Not told aloud as it runs: the kick-off itself stands above it. */
export function Countdown({ match }: { readonly match: Match }) {
  const text = useClockValue((nowMs) => countdownText(match.match_time - nowMs / 1000));
  return <span className="match-countdown">{text}</span>;
}
