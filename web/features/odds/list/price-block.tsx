import { memo } from "react";
import type { MainOdds } from "#shared/odds/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { latestPhase, type PriceState, priceState } from "#shared/odds/price-state.rules.ts";
import { valuesOf } from "#shared/odds/quote.rules.ts";
import type { PriceStanding } from "#shared/odds/standing.rules.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { phaseName, shortMarketName } from "../odds-labels.ts";
import { Price } from "../price.tsx";
import { useShownOdds } from "../use-shown-odds.ts";

/** The phase of a match: coming, live, or over. */
export type Play = "ahead" | "running" | "over";

// Rows do not know the goals of their match, so goals render no prices; ruled-out scores arrive as suspended.
const UNKNOWN = { goals: null, corners: null } as const;
const STANDING: Readonly<Record<Play, PriceStanding>> = {
  ahead: { begun: false, decided: false, closed: false, ...UNKNOWN },
  running: { begun: true, decided: false, closed: false, ...UNKNOWN },
  over: { begun: true, decided: true, closed: true, ...UNKNOWN },
};

interface PriceBlockProps {
  readonly odds: MainOdds;
  readonly match_time: number;
  readonly play: Play;
}

/** One market of a row: the current price. Renders only with its own prices, and then only the changed cells. */
export const PriceBlock = memo(function PriceBlock({ odds: fetched, match_time, play }: PriceBlockProps) {
  const { odds, moves } = useShownOdds(fetched);
  const phase = latestPhase(odds) ?? "initial";
  const quote = odds[phase];
  const { market } = odds;
  const state = useClockValue((nowMs): PriceState | null => {
    if (!quote) return null;
    return priceState(quote, { market, phase }, { now: nowMs / 1000, match_time, ...STANDING[play] });
  });
  if (!quote || state === null) return <span className="price-block" data-market={odds.market} />;
  const prices = valuesOf(market, quote);
  return (
    <span className="price-block" data-market={odds.market} title={phaseName(phase)}>
      <span className="sr-only">{`${shortMarketName(odds.market)} `}</span>
      {"line" in quote ? (
        <Line
          line={state === "suspended" || state === "closed" ? null : quote.line}
          side={odds.market === "asian_handicap" && quote.line < 0 ? "away" : "home"}
        />
      ) : null}
      {OUTCOMES[market].map((outcome, place) => (
        <Price
          key={outcome}
          price={prices[place] ?? null}
          state={state}
          move={moves.get(`${phase}.${outcome}`)}
        />
      ))}
    </span>
  );
});

interface LineProps {
  /** Null while the company accepts no bets. */
  readonly line: number | null;
  /** The outcome whose price carries the line: the side that gives goals, or over. */
  readonly side: "home" | "away";
}

const Line = memo(function Line({ line, side }: LineProps) {
  const [format] = useSetting("line_format");
  return (
    <span className="price-line" data-side={side} translate="no">
      {line === null ? "–" : lineLabel(Math.abs(line), format)}
    </span>
  );
});
