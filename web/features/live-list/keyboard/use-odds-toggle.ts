import { useRef } from "react";
import { DEFAULT_SETTINGS } from "#shared/settings/settings.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

/** Rows have two lines below this width, and prices as a third (features/match-row/match-row.css). */
const PHONE = "(max-width: 639px)";

/** Shows or hides the prices of lists; which columns there were comes back. Nothing where there are no prices. */
export function useOddsToggle(): () => void {
  const [markets, setMarkets] = useSetting("list_markets");
  const [line, setLine] = useSetting("list_odds_line");
  const last = useRef(markets);
  const isShown = useSiteFacts()?.betting === "shown";
  return () => {
    if (!isShown) return;
    if (matchMedia(PHONE).matches) return setLine(!line);
    if (markets.length > 0) {
      last.current = markets;
      return setMarkets([]);
    }
    setMarkets(last.current.length > 0 ? last.current : DEFAULT_SETTINGS.list_markets);
  };
}
