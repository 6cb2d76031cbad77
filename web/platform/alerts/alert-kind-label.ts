import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { MatchKind, PushKind } from "#shared/push/push.table.ts";

/** Kinds in the order of a match. */
export const KINDS_OF_A_MATCH = [
  "line_ups",
  "kick_off",
  "goal",
  "cancelled_goal",
  "red_card",
  "half_time",
  "full_time",
] as const satisfies readonly MatchKind[];

const labels = {
  goal: m.push_kind_goal,
  cancelled_goal: m.push_kind_cancelled_goal,
  red_card: m.push_kind_red_card,
  line_ups: m.push_kind_line_ups,
  kick_off: m.push_kind_kick_off,
  half_time: m.push_kind_half_time,
  full_time: m.push_kind_full_time,
  tip: m.push_kind_tip,
} as const satisfies Record<PushKind, () => string>;

/** Name of an alert kind at its checkbox. */
export const alertKindLabel = (kind: PushKind): string => labels[kind]();

/** Names of the kinds of a match within a sentence. */
export function alertKindList(kinds: readonly PushKind[]): string {
  const names = KINDS_OF_A_MATCH.filter((kind) => kinds.includes(kind)).map(alertKindLabel);
  const locale = getLocale();
  return new Intl.ListFormat(locale).format(names.map((name) => name.toLocaleLowerCase(locale)));
}
