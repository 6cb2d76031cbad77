import { m } from "#web/paraglide/messages.js";

/** Stands where nobody told a figure: a dash, and words for those who listen. */
export function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.player_stats_no_figure()}</span>
    </>
  );
}
