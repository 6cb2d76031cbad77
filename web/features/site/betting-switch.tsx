import { useLocation } from "react-router";
import { m } from "#web/paraglide/messages.js";
import type { SiteFacts } from "#web/platform/site-facts.ts";

/** Turns no-betting mode on and off for this reader. A plain form: edge keeps the choice and answers other pages. */
export default function BettingSwitch({ betting }: Pick<SiteFacts, "betting">) {
  const { pathname, search } = useLocation();
  const isHidden = betting === "hidden";
  return (
    <form method="post" action="/betting" className="flex flex-wrap items-center gap-x-2">
      <input type="hidden" name="mode" value={isHidden ? "shown" : "hidden"} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className="text-link min-h-10 cursor-pointer" title={m.betting_switch_hint()}>
        {isHidden ? m.betting_switch_off() : m.betting_switch_on()}
      </button>
    </form>
  );
}
