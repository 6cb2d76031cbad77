import { useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import type { MainOdds, Odds } from "#shared/odds/index.ts";
import { MAIN_MARKETS } from "#shared/odds/market.table.ts";
import { sharedCode } from "#web/platform/later-code.ts";
import type { OddsSink } from "#web/platform/live/odds-sink.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { listOddsKey } from "./list-odds.keys.ts";
import type { PackedOdds } from "./packed-odds.ts";
import { createUnpack } from "./use-list-rows.ts";

interface ListOddsSinkProps {
  readonly date: string;
  readonly packed: PackedOdds;
  /** Matches whose rows show prices. */
  readonly open: readonly Match[];
}

const refetchCode = sharedCode(() => import("./list-odds.refetch.ts"));

const isShown = (odds: Odds): odds is MainOdds =>
  odds.period === "full" && MAIN_MARKETS.some((market) => market === odds.market);

/**
 * Where pushed prices of the list go: into the overlay of the rows shown. A row that is not among them, of a company
 * that now comes first or of a match that had no prices, joins the list.
 */
export function useListOddsSink({ date, packed, open }: ListOddsSinkProps): OddsSink {
  const { queries, once } = usePageStores();
  const unpack = once(createUnpack);
  const overlay = useOddsOverlay();
  const [company_id] = useSetting("list_company_id");
  return useMemo(() => {
    const ids = new Set(open.map(({ id }) => id));
    const listNow = () =>
      queries.client?.getQueryData(listOddsKey(date, company_id)) ??
      (company_id === null ? { company_name: null, matches: unpack(packed) } : null);
    return {
      take(rows, atMs) {
        overlay.take(rows, atMs);
        const list = listNow();
        if (!list) return;
        const strangers = rows.filter(isShown).filter(({ match_id, market, company }) => {
          const known = list.matches.get(match_id)?.find((row) => row.market === market);
          return ids.has(match_id) && known?.company.id !== company.id;
        });
        if (strangers.length === 0) return;
        refetchCode()
          .then(({ replaceRows }) =>
            replaceRows(queries, { date, company_id, list: listNow() ?? list }, strangers),
          )
          .catch(() => {});
      },
    };
  }, [queries, unpack, overlay, company_id, date, packed, open]);
}
