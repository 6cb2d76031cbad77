import { useEffect } from "react";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import type { DayOddsName } from "./day-odds.keys.ts";
import { dayOddsQuery } from "./day-odds.query.ts";

/** Rooms push the main markets of today; other prices are asked for so often while somebody looks. */
export const REFRESH_MS = 30_000;

/** Keeps the rows of a page fresh by asking again. Renders nothing. */
export function DayOddsRefresh({ page, period, company_id, date }: DayOddsName) {
  const { queries, clock } = usePageStores();
  const overlay = useOddsOverlay();
  useEffect(() => {
    const client = queries.install(createQueryClient({ retries: 0 }));
    const query = dayOddsQuery(callFromBrowser, { page, period, company_id, date });
    const refresh = async () => {
      if (document.visibilityState !== "visible") return;
      const { odds } = await client.fetchQuery({ ...query, staleTime: 0 });
      // Through the overlay as well, so that what moved is marked.
      overlay.take(odds, clock.now());
    };
    // A failure leaves what is shown; the next turn asks again.
    const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_MS);
    return () => clearInterval(timer);
  }, [queries, clock, overlay, page, period, company_id, date]);
  return null;
}
