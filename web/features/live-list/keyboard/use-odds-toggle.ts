import { useRef } from "react";
import { DEFAULT_SETTINGS } from "#shared/settings/settings.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

/** Below this width rows have two lines, and prices are a third (features/match-row/match-row.css). */
const PHONE = "(width < 640px)";

/** Toggles the prices of lists and restores the chosen columns. Does nothing on a site without prices. */
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
