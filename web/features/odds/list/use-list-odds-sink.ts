import { useMemo } from "react";
import type { OddsSink } from "#web/platform/realtime/odds-sink.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { isListed } from "./list-odds.query.ts";
import { useListOverlay } from "./use-list-odds.ts";

/** Sink of a list's pushed prices: the overlay of all prices, and for newly joined companies the list's overlay. */
export function useListOddsSink(): OddsSink {
  const overlay = useOddsOverlay();
  const list = useListOverlay();
  const [companyId] = useSetting("list_company_id");
  return useMemo(
    () => ({
      take(pushed, atMs) {
        overlay.take(pushed, atMs);
        list.take(companyId, pushed.filter(isListed), atMs);
      },
    }),
    [companyId, list, overlay],
  );
}
