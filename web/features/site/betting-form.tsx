import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import type { Betting } from "#shared/odds/betting.ts";

interface BettingFormProps {
  /** The reader's current choice. */
  readonly betting: Betting;
  readonly className: string;
}

/**
 * The button that toggles no-betting mode for this reader and returns to this page. A plain form: edge stores the
 * choice and renders other pages, with JavaScript and without.
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
