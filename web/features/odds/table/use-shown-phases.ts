import { useMemo } from "react";
import type { Phase } from "#shared/odds/price.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useOddsPage } from "../odds-page.context.tsx";

/** The phases that a reader compares. Before kick-off nothing can be in play: it takes no space. */
export function useShownPhases(): readonly Phase[] {
  const [chosen] = useSetting("odds_phases");
  const { match } = useOddsPage();
  const begun = match.live || match.decided;
  return useMemo(() => {
    const known = chosen.filter((phase) => begun || phase !== "inplay");
    return known.length === 0 ? chosen : known;
  }, [chosen, begun]);
}
