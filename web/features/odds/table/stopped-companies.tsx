import { useEffect, useMemo, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Odds } from "#shared/odds/index.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { newerOdds } from "../odds-overlay.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { isRunning, stoppedCompanies } from "./stopped.rules.ts";

/** Companies that have stopped pricing the match in play: they stand last, folded until a reader opens them. */
export interface StoppedCompanies {
  readonly ids: ReadonlySet<number>;
  readonly isFolded: boolean;
  readonly toggle: () => void;
}

/** The companies that had stopped when a reader began to look at a choice of companies. */
interface Found {
  /** The choice of companies in the settings. */
  readonly choice: string;
  /** Seconds UTC. */
  readonly at: number;
  readonly ids: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * The companies of a table that had stopped when the table, or another choice of companies, was first shown. One that
 * resumes joins the others; one that stops stays in its place, as rows must not move while a reader compares them.
 */
export function useStoppedCompanies(rows: readonly Odds[]): StoppedCompanies {
  const { match } = useOddsPage();
  const { clock } = usePageStores();
  const overlay = useOddsOverlay();
  const isHydrated = useHydrated();
  const [isFolded, setFolded] = useState(true);
  const [companyIds] = useSetting("company_ids");
  const [companyClass] = useSetting("company_class");
  const choice = JSON.stringify([companyIds, companyClass]);
  const { live, closed, match_time } = match;
  const find = (): Found => {
    // The first render in the browser agrees with the HTML: pushes are not in it, and its moment is that of the page.
    const shown = isHydrated ? rows.map((row) => newerOdds(row, overlay.of(oddsKey(row)).odds)) : rows;
    const at = (isHydrated ? clock.now() : clock.rendered_ms) / 1000;
    return { choice, at, ids: stoppedCompanies(shown, { live, closed, match_time }, at) };
  };
  const [found, setFound] = useState(find);
  if (found.choice !== choice) setFound(find());

  useEffect(() => {
    if (found.ids.size === 0) return;
    const keys = new Set(rows.map(oddsKey));
    return overlay.onRows((pushed) => {
      const now = clock.now() / 1000;
      const resumed = pushed
        .filter((row) => keys.has(oddsKey(row)) && isRunning(row, match_time, now))
        .map(({ company }): number => company.id);
      setFound((before) => {
        const ids = new Set([...before.ids].filter((id) => !resumed.includes(id)));
        return ids.size === before.ids.size ? before : { ...before, ids };
      });
    });
  }, [overlay, clock, rows, found.ids, match_time]);
  const ids = useMemo(() => {
    if (!live || closed || found.ids.size === 0) return NONE;
    // Prices may also come with a later answer, or in a market that a company joined.
    const running = rows.filter((row) => isRunning(row, match_time, found.at));
    return new Set([...found.ids].filter((id) => !running.some(({ company }) => company.id === id)));
  }, [rows, found, live, closed, match_time]);
  return useMemo(() => ({ ids, isFolded, toggle: () => setFolded((before) => !before) }), [ids, isFolded]);
}

interface HasCompany {
  readonly company: { readonly id: number };
}

/** Rows split in those of companies that price the match, and of those that have stopped; each in its order. */
export function splitStopped<Row extends HasCompany>(
  rows: readonly Row[],
  { ids }: StoppedCompanies,
): { readonly running: readonly Row[]; readonly stopped: readonly Row[] } {
  if (ids.size === 0) return { running: rows, stopped: [] };
  return {
    running: rows.filter(({ company }) => !ids.has(company.id)),
    stopped: rows.filter(({ company }) => ids.has(company.id)),
  };
}

interface StoppedButtonProps {
  readonly companies: StoppedCompanies;
  /** Number of the table's columns. */
  readonly columns: number;
}

/** The row between both kinds of companies: shows and hides the stopped ones. Nothing where none has stopped. */
export function StoppedButton({ companies: { ids, isFolded, toggle }, columns }: StoppedButtonProps) {
  if (ids.size === 0) return null;
  return (
    <tbody className="odds-fold-body">
      <tr className="odds-fold-row">
        <td className="odds-fold" colSpan={columns}>
          <button
            type="button"
            className="odds-fold-button needs-script"
            aria-expanded={!isFolded}
            onClick={toggle}
          >
            <span>{m.odds_stopped_count({ count: ids.size })}</span>
            <span aria-hidden="true">{isFolded ? "▾" : "▴"}</span>
          </button>
        </td>
      </tr>
    </tbody>
  );
}
