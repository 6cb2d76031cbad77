import { m } from "#messages/paraglide/messages.js";

/** A missing value: a dash, and text for screen readers. */
export function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.player_stats_no_number()}</span>
    </>
  );
}
