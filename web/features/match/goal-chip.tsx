import { m } from "#web/paraglide/messages.js";
import type { GoalMark } from "./match-overlay.ts";

/** The one loud word of a row. Hidden from screen readers: the announcer says it once, in a whole sentence. */
export function GoalChip({ kind }: Pick<GoalMark, "kind">) {
  return (
    <span className="goal-chip" data-kind={kind} aria-hidden="true">
      {kind === "goal" ? m.goal_chip() : m.goal_cancelled_chip()}
    </span>
  );
}
