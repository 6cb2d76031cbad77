import { memo, useSyncExternalStore } from "react";
import type { Odds, Quote } from "#shared/odds/index.ts";
import type { Market } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { PHASES, type Phase } from "#shared/odds/price.table.ts";
import { latestPhase, type PriceState, priceState } from "#shared/odds/price-state.rules.ts";
import { fieldValue, lineOf, type QuoteField } from "#shared/odds/quote.rules.ts";
import { scoreKey } from "#shared/odds/score.rules.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { lineLabel, priceLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { phaseName, shortPhaseName } from "../odds-labels.ts";
import { isLineMoved, newerOdds, type PriceMoves } from "../odds-overlay.ts";
import { Price } from "../price.tsx";
import { columnsOf } from "../price-columns.ts";
import { useOddsOverlay, useShownOdds } from "../use-shown-odds.ts";
import { likeliestScores } from "./likeliest-scores.ts";

/** Match data that the cells of a row need. */
export interface RowMatch {
  readonly match_time: number;
  /** A price from before the match is no longer available. */
  readonly begun: boolean;
  readonly decided: boolean;
  readonly closed: boolean;
}

// Rows do not know the goals of their match: scores that goals have ruled out arrive as suspended.
const UNKNOWN = { goals: null, corners: null } as const;

/** The phase shown where there is room for one: the latest, after the match the last one from before it. */
const currentPhase = (odds: Odds, { decided }: RowMatch): Phase =>
  (decided ? latestPhase({ ...odds, inplay: null }) : null) ?? latestPhase(odds) ?? "initial";

function useQuoteState(quote: Quote | null, market: Market, phase: Phase, match: RowMatch): PriceState {
  return useClockValue((nowMs) =>
    quote === null
      ? "open"
      : priceState(quote, { market, phase }, { now: nowMs / 1000, ...match, ...UNKNOWN }),
  );
}

interface RowCellsProps extends RowMatch {
  readonly odds: Odds;
}

interface PhaseCellsProps extends RowCellsProps {
  readonly phases: readonly Phase[];
}

/** A market's phases. Renders only with its own row's prices. */
export const PhaseCells = memo(function PhaseCells({ odds: fetched, phases, ...match }: PhaseCellsProps) {
  const { odds, moves } = useShownOdds(fetched);
  const current = currentPhase(odds, match);
  return phases.map((phase) => (
    <td key={phase} data-phase={phase} data-current={phase === current || undefined}>
      <QuotePrices market={odds.market} phase={phase} quote={odds[phase]} moves={moves} {...match} />
    </td>
  ));
});

interface RowPhasesProps extends RowMatch {
  /** Prices of the row's markets. */
  readonly rows: readonly Odds[];
}

/** The phase of a row's first line: the latest of the current ones of its markets; null without prices. */
function useRowPhase(rows: readonly Odds[], match: RowMatch): Phase | null {
  const overlay = useOddsOverlay();
  const read = () => {
    const current = rows.map((row) => currentPhase(newerOdds(row, overlay.of(oddsKey(row)).odds), match));
    return PHASES.findLast((phase) => current.includes(phase)) ?? null;
  };
  return useSyncExternalStore(overlay.onRows, read, read);
}

/** Labels of a row's two lines of prices: the phase of the first one, and the opening. */
export const RowPhases = memo(function RowPhases({ rows, ...match }: RowPhasesProps) {
  const phase = useRowPhase(rows, match);
  const hasOpening = phase !== null && phase !== "initial" && rows.some(({ initial }) => initial !== null);
  return (
    <td className="day-odds-phases">
      <span>{phase === null ? null : shortPhaseName(phase)}</span>
      <span>{hasOpening ? shortPhaseName("initial") : null}</span>
    </td>
  );
});

interface CurrentCellProps extends RowPhasesProps {
  /** One of the rows. */
  readonly odds: Odds;
}

/**
 * A market's price of the row's phase, and in grey below it the opening price that it has come from. A market without a
 * price of that phase has none in the first line, whose label holds for all markets.
 */
export const CurrentCell = memo(function CurrentCell({ odds: fetched, rows, ...match }: CurrentCellProps) {
  const { odds, moves } = useShownOdds(fetched);
  const phase = useRowPhase(rows, match) ?? "initial";
  return (
    <td data-market={odds.market} data-current>
      <QuotePrices market={odds.market} phase={phase} quote={odds[phase]} moves={moves} {...match} />
      {odds.initial === null || phase === "initial" ? null : (
        <OpeningPrices market={odds.market} quote={odds.initial} />
      )}
    </td>
  );
});

interface OpeningPricesProps {
  readonly market: Market;
  readonly quote: Quote;
}

/** An opening price: a fact of the past, without state or moves. */
const OpeningPrices = memo(function OpeningPrices({ market, quote }: OpeningPricesProps) {
  const [priceFormat] = useSetting("price_format");
  const [lineFormat] = useSetting("line_format");
  const textOf = (column: QuoteField) => {
    const value = fieldValue(quote, column);
    if (value === null) return null;
    return column === "line" ? lineLabel(value, lineFormat) : priceLabel(value, priceFormat);
  };
  return (
    <span className="day-odds-opening" title={phaseName("initial")}>
      <span className="sr-only">{phaseName("initial")}</span>
      {columnsOf(market).map((column) => (
        <span key={column} translate="no">
          {textOf(column)}
        </span>
      ))}
    </span>
  );
});

interface QuotePricesProps extends RowMatch {
  readonly market: Market;
  readonly phase: Phase;
  readonly quote: Quote | null;
  readonly moves: PriceMoves;
}

/** A market without prices, with its space reserved. */
export const NoPrices = ({ market }: { readonly market: Market }) => (
  <span className="day-odds-prices">
    {columnsOf(market).map((column) =>
      column === "line" ? (
        <Line key={column} line={null} suspended={false} />
      ) : (
        <Price key={column} price={null} />
      ),
    )}
  </span>
);

function QuotePrices({ market, phase, quote, moves, ...match }: QuotePricesProps) {
  const state = useQuoteState(quote, market, phase, match);
  return (
    <span className="day-odds-prices">
      {columnsOf(market).map((column) =>
        column === "line" ? (
          <Line
            key={column}
            line={quote && lineOf(quote)}
            suspended={state === "suspended" || state === "closed"}
            moved={isLineMoved(moves, phase)}
          />
        ) : (
          <Price
            key={column}
            price={quote && fieldValue(quote, column)}
            state={state}
            move={moves.get(`${phase}.${column}`)}
          />
        ),
      )}
    </span>
  );
}

interface LineProps {
  readonly line: number | null;
  readonly suspended: boolean;
  /** With a push of the last minutes. */
  readonly moved?: boolean;
}

const Line = memo(function Line({ line, suspended, moved = false }: LineProps) {
  const [format] = useSetting("line_format");
  const text = line === null ? null : lineLabel(line, format);
  return (
    <span className="day-odds-line" data-moved={(moved && !suspended) || undefined} translate="no">
      {suspended ? "–" : (text ?? "–")}
    </span>
  );
});

/** The three likeliest scores with their prices. */
export const ScoreCells = memo(function ScoreCells({ odds: fetched, ...match }: RowCellsProps) {
  const { odds } = useShownOdds(fetched);
  const phase = currentPhase(odds, match);
  const quote = odds.market === "correct_score" ? odds[phase] : null;
  const state = useQuoteState(quote, "correct_score", phase, match);
  const scores = quote ? likeliestScores(quote) : [];
  return [0, 1, 2].map((place) => (
    <td key={place} data-current>
      <span className="day-odds-score">
        <b>{scores[place] ? scoreKey(scores[place]) : null}</b>
        <Price price={scores[place]?.price ?? null} state={state} />
      </span>
    </td>
  ));
});
