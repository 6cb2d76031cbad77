import { m } from "#messages/paraglide/messages.js";
import type { GoalHighlight } from "#web/features/live-overlay/match-overlay.ts";

const words = {
  goal: m.goal_chip,
  cancelled: m.goal_cancelled_chip,
  red_card: m.red_card_chip,
} as const satisfies Record<GoalHighlight["kind"] | "red_card", () => string>;

/** The one loud word of a row. Hidden from screen readers: the announcer reads a whole sentence once. */
export function GoalChip({ kind }: { readonly kind: keyof typeof words }) {
  return (
    <span className="goal-chip" data-kind={kind} aria-hidden="true">
      {words[kind]()}
    </span>
  );
}
