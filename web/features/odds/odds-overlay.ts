import { proxy, ref } from "valtio";
import type { Odds } from "#shared/odds/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { PHASES, type Phase } from "#shared/odds/price.table.ts";
import { fieldValue, lineOf } from "#shared/odds/quote.rules.ts";
import type { Held } from "#web/platform/data/held.ts";
import type { OddsSink } from "#web/platform/realtime/odds-sink.ts";
import { perView } from "#web/platform/spoiler-shield/shown-view.tsx";

/** How long a cell shows that its price or line moved: readers look back at a list every few minutes. */
export const MOVE_SHOWN_MS = 5 * 60_000;

/** The direction of a price at the last push; `line` when its line moved, so that the two do not compare. */
export type MoveKind = "up" | "down" | "line";

/** Moved prices, by phase and outcome: `inplay.home`; and moved lines: `inplay.line`. */
export type PriceMoves = ReadonlyMap<string, MoveKind>;

/** Key of a phase's line in {@link PriceMoves}. */
const lineKey = (phase: Phase): string => `${phase}.line`;

/** True while a phase's line shows that it moved. */
export const isLineMoved = (moves: PriceMoves, phase: Phase): boolean => moves.has(lineKey(phase));

/** Pushed state of one company's prices in one market. Null for none: the fetched row stands alone. */
export interface PushedOdds {
  odds: Held<Odds> | null;
  moves: PriceMoves;
}

/** Pushed state over fetched state, row by row. Each row has a state of its own: one change renders one row. */
export interface OddsOverlay extends OddsSink {
  /** State of a row, created on first use. */
  of(key: string): PushedOdds;
  /** Calls back after every push with its rows: for values derived from many rows, and for joining companies. */
  onRows(listener: (rows: readonly Odds[]) => void): () => void;
}

/** Nothing moved: as the page was rendered. */
const NO_MOVES: PriceMoves = ref(new Map<string, MoveKind>());

/** One per view of a page tree, see {@link createOddsOverlays}. */
export function createOddsOverlay(): OddsOverlay {
  const rows = new Map<string, PushedOdds>();
  const lastPushes = new Map<string, LastPushes>();
  const listeners = new Set<(rows: readonly Odds[]) => void>();
  const of = (key: string): PushedOdds => {
    const known = rows.get(key);
    if (known) return known;
    const created = proxy<PushedOdds>({ odds: null, moves: NO_MOVES });
    rows.set(key, created);
    return created;
  };
  return {
    of,
    take(pushed) {
      for (const odds of pushed) {
        const key = oddsKey(odds);
        const last = lastPushes.get(key) ?? new Map();
        lastPushes.set(key, last);
        push(of(key), odds, last);
      }
      for (const listener of listeners) listener(pushed);
    },
    onRows(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Overlays of a page tree, one per view: in-play prices reveal goals. */
export const createOddsOverlays = perView(createOddsOverlay);

/** The last push that moved each cell of a row: a cell shows its move until its own time is over. */
type LastPushes = Map<string, PriceMoves>;

function push(row: PushedOdds, odds: Odds, last: LastPushes): void {
  const moves = row.odds ? movesBetween(row.odds, odds) : NO_MOVES;
  // `ref`: a row is an immutable value, and a changed identity means a changed row.
  row.odds = ref(odds);
  if (moves.size === 0) return;
  for (const cell of moves.keys()) last.set(cell, moves);
  row.moves = ref(new Map([...row.moves, ...moves]));
  setTimeout(() => {
    const left = [...row.moves].filter(([cell]) => last.get(cell) !== moves);
    row.moves = left.length === 0 ? NO_MOVES : ref(new Map(left));
  }, MOVE_SHOWN_MS);
}

/** Movements between two states of a row; prices on different lines do not compare. */
export function movesBetween(before: Odds, after: Odds): Map<string, MoveKind> {
  const moves = new Map<string, MoveKind>();
  for (const phase of PHASES) {
    const [old, now] = [before[phase], after[phase]];
    if (!old || !now || now.suspended) continue;
    const isSameLine = lineOf(old) === lineOf(now);
    // A key of its own: the next tick of a price on the new line replaces the move of that price only.
    if (!isSameLine) moves.set(lineKey(phase), "line");
    for (const outcome of OUTCOMES[after.market]) {
      const [from, to] = [fieldValue(old, outcome) ?? 0, fieldValue(now, outcome) ?? 0];
      if (!isSameLine) moves.set(`${phase}.${outcome}`, "line");
      else if (from !== to) moves.set(`${phase}.${outcome}`, to > from ? "up" : "down");
    }
  }
  return moves;
}

const isOfMarket = <Row extends Odds>({ market }: Row, pushed: Odds): pushed is Row =>
  pushed.market === market;

/** The newer of two states of a phase: a tie goes to the push, as fetched rows may come from a cache. */
export function newerOdds<Row extends Odds>(fetched: Row, pushed: Odds | null): Row {
  if (pushed === null || !isOfMarket(fetched, pushed)) return fetched;
  const phaseOf = (phase: Phase) => {
    const [seed, push] = [fetched[phase], pushed[phase]];
    if (seed === null || push === null) return push ?? seed;
    return (push.at ?? Number.POSITIVE_INFINITY) >= (seed.at ?? Number.NEGATIVE_INFINITY) ? push : seed;
  };
  const [initial, instant, inplay] = [phaseOf("initial"), phaseOf("instant"), phaseOf("inplay")];
  if (initial === pushed.initial && instant === pushed.instant && inplay === pushed.inplay) return pushed;
  return { ...fetched, initial, instant, inplay };
}
