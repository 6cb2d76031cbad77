import { m } from "#messages/paraglide/messages.js";
import { formatMoment } from "#web/platform/i18n/format.ts";

/** Waits below this many seconds, or minutes, keep that unit; longer ones use the next unit. */
const STILL = 100;

/** A wait: `30 giây`, `5 phút`, `24 giờ`. A started unit counts as a whole one. */
export function waitLabel(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < STILL && seconds !== 60) return m.chat_wait_seconds({ seconds });
  return minutes < STILL
    ? m.chat_wait_minutes({ minutes })
    : m.chat_wait_hours({ hours: Math.ceil(minutes / 60) });
}

/** End of a mute: milliseconds UTC. */
export function mutedLabel(untilMs: number): string {
  const until = Math.ceil(untilMs / 1_000);
  return m.chat_muted_until({ moment: formatMoment(until) });
}
