import { useEffect, useMemo, useState } from "react";
import type { Odds, OddsOf } from "#shared/odds/index.ts";
import type { Market } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import type { CompanyClass } from "#shared/settings/settings.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import type { PricingCompany } from "../odds-page.query.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";

/** Fetched rows, then those of companies that joined by push since. Renders when one joins, not when a price moves. */
export function useOddsRows(fetched: readonly Odds[]): readonly Odds[] {
  const overlay = useOddsOverlay();
  const { page, period, match } = useOddsPage();
  const [joined, setJoined] = useState<readonly Odds[]>([]);
  useEffect(() => {
    const known = new Set(fetched.map(oddsKey));
    return overlay.onRows((rows) => {
      const markets: readonly Market[] = ODDS_PAGES[page].markets;
      const isNew = (row: Odds) =>
        row.match_id === match.id &&
        row.period === period &&
        markets.includes(row.market) &&
        !known.has(oddsKey(row));
      const added = rows.filter(isNew);
      if (added.length === 0) return;
      for (const row of added) known.add(oddsKey(row));
      setJoined((before) => [
        ...before.filter((row) => !added.some((one) => oddsKey(one) === oddsKey(row))),
        ...added,
      ]);
    });
  }, [overlay, fetched, page, period, match.id]);
  return useMemo(() => {
    if (joined.length === 0) return fetched;
    const known = new Set(fetched.map(oddsKey));
    return [...fetched, ...joined.filter((row) => !known.has(oddsKey(row)))];
  }, [fetched, joined]);
}

const isOfClass = ({ kind, hot }: PricingCompany, wanted: CompanyClass): boolean => {
  if (wanted === "all") return true;
  return wanted === "hot" ? hot : kind === wanted;
};

/** The companies that a reader compares: those they chose, of the class they chose. */
export function useChosenCompanies(): readonly PricingCompany[] {
  const { companies } = useOddsPage();
  const [ids] = useSetting("company_ids");
  const [wanted] = useSetting("company_class");
  return useMemo(
    () =>
      companies.filter((company) => isOfClass(company, wanted) && (ids === null || ids.includes(company.id))),
    [companies, ids, wanted],
  );
}

/** Rows of the chosen companies. A company that joined after the page load counts as chosen. */
export function useChosenRows(rows: readonly Odds[]): readonly Odds[] {
  const { companies } = useOddsPage();
  const chosen = useChosenCompanies();
  return useMemo(() => {
    const left = new Set<number>(companies.map(({ id }) => id));
    for (const { id } of chosen) left.delete(id);
    return left.size === 0 ? rows : rows.filter((row) => !left.has(row.company.id));
  }, [companies, chosen, rows]);
}

/** Rows of one market. Keeps its identity while `rows` does. */
export const useRowsOf = <M extends Market>(rows: readonly Odds[], market: M): readonly OddsOf<M>[] =>
  useMemo(() => rows.filter((row): row is OddsOf<M> => row.market === market), [rows, market]);
