import { useLocation } from "react-router";
import type { Betting } from "#shared/odds/betting.ts";
import { m } from "#web/paraglide/messages.js";

interface BettingFormProps {
  /** What the reader is shown now. */
  readonly betting: Betting;
  readonly className: string;
}

/**
 * The button that turns no-betting mode on or off for this reader and comes back to this page. A plain form: edge keeps
 * the choice and answers other pages, with JavaScript and without.
 */
export function BettingForm({ betting, className }: BettingFormProps) {
  const { pathname, search } = useLocation();
  const isHidden = betting === "hidden";
  return (
    <form method="post" action="/betting">
      <input type="hidden" name="mode" value={isHidden ? "shown" : "hidden"} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className={className}>
        {isHidden ? m.betting_switch_off() : m.betting_switch_on()}
      </button>
    </form>
  );
}
