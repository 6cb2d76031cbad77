import { useEffect, useMemo, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Odds } from "#shared/odds/index.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useOddsPage } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { isRunning, stoppedCompanies } from "./stopped.rules.ts";

/** Companies that have stopped pricing the match in play: they stand last, folded until a reader opens them. */
export interface StoppedCompanies {
  readonly ids: ReadonlySet<number>;
  readonly isFolded: boolean;
  readonly toggle: () => void;
}

/**
 * The companies of a table that had stopped when the page was loaded. One that resumes by push joins the others; one
 * that stops stays in its place, as rows must not move while a reader compares them.
 */
export function useStoppedCompanies(rows: readonly Odds[]): StoppedCompanies {
  const { match } = useOddsPage();
  const { clock } = usePageStores();
  const overlay = useOddsOverlay();
  const [isFolded, setFolded] = useState(true);
  const [resumed, setResumed] = useState<ReadonlySet<number>>(new Set());
  const { live, closed, match_time } = match;
  const stopped = useMemo(
    () => stoppedCompanies(rows, { live, closed, match_time }, clock.rendered_ms / 1000),
    [rows, live, closed, match_time, clock],
  );
  useEffect(() => {
    if (stopped.size === 0) return;
    return overlay.onRows((pushed) => {
      const now = clock.now() / 1000;
      const ids = pushed
        .filter((row) => row.match_id === match.id && stopped.has(row.company.id))
        .filter((row) => isRunning(row, match_time, now))
        .map(({ company }): number => company.id);
      if (ids.length > 0)
        setResumed((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));
    });
  }, [overlay, clock, stopped, match.id, match_time]);
  return useMemo(
    () => ({
      ids: new Set([...stopped].filter((id) => !resumed.has(id))),
      isFolded,
      toggle: () => setFolded((before) => !before),
    }),
    [stopped, resumed, isFolded],
  );
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
