import { m } from "#web/paraglide/messages.js";
import { formatMoment } from "#web/platform/i18n/format.ts";

/** As many seconds, and as many minutes, are still said so; longer waits in the next unit. */
const STILL = 100;

/** A wait: `30 giây`, `5 phút`, `24 giờ`. What is left of a unit counts as a whole one. */
export function waitLabel(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < STILL && seconds !== 60) return m.chat_wait_seconds({ seconds });
  return minutes < STILL
    ? m.chat_wait_minutes({ minutes })
    : m.chat_wait_hours({ hours: Math.ceil(minutes / 60) });
}

/** Until when somebody is muted: milliseconds UTC. */
export function mutedLabel(untilMs: number): string {
  const until = Math.ceil(untilMs / 1_000);
  return m.chat_muted_until({ moment: formatMoment(until) });
}
