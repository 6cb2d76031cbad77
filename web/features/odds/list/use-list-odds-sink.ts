import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { Match } from "#shared/match/index.ts";
import { dayOf } from "#web/platform/format.ts";
import type { OddsSink } from "#web/platform/live/odds-sink.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { isListed, joiningRows, listOddsQuery, withRows } from "./list-odds.query.ts";
import { daysOf } from "./use-list-odds.ts";

/** The matches of a day in the list, and the key of their prices. */
interface PricedMatches {
  readonly key: ReturnType<typeof listOddsQuery>["queryKey"];
  readonly ids: ReadonlySet<number>;
}

/**
 * Where pushed prices of a list go: into the overlay of its rows. A row that is not among the fetched ones, of a company that
 * now comes first or of a match that had no prices, joins the list. The sink outlives a change of the rows: another one has the
 * page subscribe anew.
 */
export function useListOddsSink(rows: readonly Match[]): OddsSink {
  const client = useQueryClient();
  const overlay = useOddsOverlay();
  const [company_id] = useSetting("list_company_id");
  const lists = useRef<readonly PricedMatches[]>([]);
  useEffect(() => {
    lists.current = daysOf(rows).map((day) => ({
      key: listOddsQuery(day, company_id).queryKey,
      ids: new Set<number>(rows.filter((row) => dayOf(row.match_time) === day.date).map(({ id }) => id)),
    }));
  }, [company_id, rows]);
  return useMemo(
    () => ({
      take(pushed, atMs) {
        overlay.take(pushed, atMs);
        const listed = pushed.filter(isListed);
        for (const { key, ids } of lists.current) {
          const list = client.getQueryData(key);
          const joining = list ? joiningRows(list, listed).filter(({ match_id }) => ids.has(match_id)) : [];
          if (list && joining.length > 0) client.setQueryData(key, withRows(list, joining));
        }
      },
    }),
    [client, overlay],
  );
}
