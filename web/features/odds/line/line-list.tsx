import { useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Odds } from "#shared/odds/index.ts";
import { countsFromNow, type LineBet } from "#shared/odds/line-meaning.rules.ts";
import { isOfLineMarket } from "#shared/odds/market.table.ts";
import { PHASES } from "#shared/odds/price.table.ts";
import { compareText } from "#shared/text/text-order.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { phaseName, shortMarketName } from "../odds-labels.ts";
import { LineMeaning } from "./line-meaning.tsx";
import { lineId } from "./line-opener.ts";

/** Every line of a company, once; phases that settle alike are merged. */
function linesOf(rows: readonly Odds[]): readonly LineBet[] {
  const bets = new Map<string, LineBet>();
  for (const row of rows.filter(isOfLineMarket)) {
    for (const phase of PHASES) {
      const quote = row[phase];
      if (quote === null) continue;
      const bet = { market: row.market, line: quote.line, phase };
      if (!bets.has(lineId(bet))) bets.set(lineId(bet), bet);
    }
  }
  const rankOf = ({ market, phase }: LineBet) => `${market}${phase === "inplay" ? 1 : 0}`;
  return [...bets.values()].sort((a, b) => compareText(rankOf(a), rankOf(b)) || a.line - b.line);
}

/** Explanations of every line of the table, for readers without scripts and for reading on. */
export function LineList({ rows }: { readonly rows: readonly Odds[] }) {
  const [format] = useSetting("line_format");
  const lines = useMemo(() => linesOf(rows), [rows]);
  if (lines.length === 0) return null;
  return (
    <details className="panel odds-lines">
      <summary>{m.odds_meaning_heading()}</summary>
      <div className="odds-lines-grid">
        {lines.map((bet) => (
          <section key={lineId(bet)} id={lineId(bet)} className="odds-lines-one">
            <h3>
              {countsFromNow(bet)
                ? m.odds_meaning_title({
                    market: shortMarketName(bet.market),
                    line: lineLabel(bet.line, format),
                    phase: phaseName(bet.phase),
                  })
                : `${shortMarketName(bet.market)} ${lineLabel(bet.line, format)}`}
            </h3>
            <LineMeaning bet={bet} />
          </section>
        ))}
      </div>
    </details>
  );
}
