import { m } from "#messages/paraglide/messages.js";
import type { PushKind } from "#shared/push/push.table.ts";

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
