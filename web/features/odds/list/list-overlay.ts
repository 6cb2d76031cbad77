import { proxy, ref } from "valtio";
import type { MainOdds } from "#shared/odds/index.ts";
import { latestPhase } from "#shared/odds/price-state.rules.ts";
import type { Held } from "#web/platform/data/held.ts";
import { perView } from "#web/platform/spoiler-shield/shown-view.tsx";

/** A row that was pushed to a list. */
interface PushedRow {
  readonly odds: MainOdds;
  /** When the room first sent this company's row, milliseconds UTC. */
  readonly since_ms: number;
}

/** Pushed rows of a match: for each market the row of the last pushed company. */
export interface PushedRows {
  rows: Held<readonly PushedRow[]>;
}

/**
 * Rows that a room pushed to lists of prices, by company (null: each match's first), over the fetched ones: a list may
 * lack them, because their company priced the match later. They stay outside the query cache, where a refetch that
 * began before the push would drop them.
 */
export interface ListOverlay {
  /**
   * The state of a match in a list, created on first use. Only another company changes it: prices are in the
   * OddsOverlay.
   */
  of(companyId: number | null, matchId: number): PushedRows;
  take(companyId: number | null, rows: readonly MainOdds[], atMs: number): void;
  /** A match with pushed rows in a list. */
  anyMatch(companyId: number | null): number | undefined;
}

/** One per view of a page tree. */
function createListOverlay(): ListOverlay {
  const lists = new Map<number | null, Map<number, PushedRows>>();
  const listOf = (companyId: number | null) => {
    const list = lists.get(companyId) ?? new Map<number, PushedRows>();
    lists.set(companyId, list);
    return list;
  };
  const of: ListOverlay["of"] = (companyId, matchId) => {
    const list = listOf(companyId);
    const match = list.get(matchId) ?? proxy<PushedRows>({ rows: ref([]) });
    list.set(matchId, match);
    return match;
  };
  return {
    of,
    take(companyId, rows, since_ms) {
      for (const odds of rows) {
        const match = of(companyId, odds.match_id);
        const known = match.rows.find((row) => row.odds.market === odds.market);
        if (known?.odds.company.id === odds.company.id) continue;
        match.rows = ref([...match.rows.filter((row) => row !== known), { odds, since_ms }]);
      }
    },
    anyMatch: (companyId) => [...listOf(companyId)].find(([, { rows }]) => rows.length > 0)?.[0],
  };
}

/** Overlays of a page tree, one per view. */
export const createListOverlays = perView(createListOverlay);

const NONE: readonly MainOdds[] = [];

/** Fetched rows with pushed ones over those of their market, unless the fetched price was set after the push. */
export function withPushedRows(fetched = NONE, pushed: readonly PushedRow[]): readonly MainOdds[] {
  const isNewer = (row: MainOdds, { odds, since_ms }: PushedRow) =>
    row.company.id === odds.company.id || setAtMs(row) > since_ms;
  const joined = pushed.filter(
    (push) => !fetched.some((row) => row.market === push.odds.market && isNewer(row, push)),
  );
  if (joined.length === 0) return fetched;
  const markets = new Set(joined.map(({ odds }) => odds.market));
  return [...fetched.filter(({ market }) => !markets.has(market)), ...joined.map(({ odds }) => odds)];
}

function setAtMs(row: MainOdds): number {
  const phase = latestPhase(row);
  return (phase === null ? 0 : (row[phase]?.at ?? 0)) * 1000;
}
