import { memo, type ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ScoreFate } from "#shared/odds/possible.rules.ts";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { percentText } from "../odds-numbers.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { Price } from "../price.tsx";

/** One score in a grid: plain values, so that a change renders only the affected scores. */
export interface ScoreLineProps {
  /** `2-1`. */
  readonly score: string;
  readonly price: number;
  readonly state: PriceState;
  readonly likeliest: boolean;
  /** State of the score. */
  readonly fate: ScoreFate;
  /** Probability without the margin, 0 to 1; shown instead of the price. */
  readonly chance: number | null;
  /** The company's first price, in a grid of one company. */
  readonly initial?: number | null;
  /** The companies with this price, in a grid of several: names, and their number. */
  readonly companies?: string;
  readonly companyCount?: number;
}

/** Scores of a grid by outcome. */
export type ScoreLines = Readonly<Record<"home" | "draw" | "away", readonly ScoreLineProps[]>>;

interface ScoreColumnsProps {
  readonly lines: ScoreLines;
  /** Price of every other score; null for none. */
  readonly other: ScoreLineProps | null;
  /** Name of the last column: the company of the price, or the first price. */
  readonly lastColumn: string;
}

/** The scores in three columns: home wins, draws, away wins; every other score below. */
export function ScoreColumns({ lines, other, lastColumn }: ScoreColumnsProps) {
  const { names } = useOddsPage();
  return (
    <div className="score-columns">
      <ScoreColumn title={m.odds_score_home_wins({ team: names.home })} lastColumn={lastColumn}>
        {lines.home.map((line) => (
          <ScoreLine key={line.score} {...line} />
        ))}
      </ScoreColumn>
      <ScoreColumn title={m.odds_score_draws()} lastColumn={lastColumn}>
        {lines.draw.map((line) => (
          <ScoreLine key={line.score} {...line} />
        ))}
        {other === null ? null : <ScoreLine {...other} />}
      </ScoreColumn>
      <ScoreColumn title={m.odds_score_away_wins({ team: names.away })} lastColumn={lastColumn}>
        {lines.away.map((line) => (
          <ScoreLine key={line.score} {...line} />
        ))}
      </ScoreColumn>
    </div>
  );
}

interface ScoreColumnProps {
  readonly title: string;
  readonly lastColumn: string;
  readonly children: ReactNode;
}

function ScoreColumn({ title, lastColumn, children }: ScoreColumnProps) {
  return (
    <table className="score-column">
      <caption>
        <span>{title}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.odds_score_column_score()}</th>
          <th scope="col">{m.odds_score_column_price()}</th>
          <th scope="col">{lastColumn}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const fateName = (fate: NonNullable<ScoreFate>): string =>
  fate === "impossible" ? m.odds_score_impossible() : m.odds_score_result();

const ScoreLine = memo(function ScoreLine(props: ScoreLineProps) {
  const { score, price, state, likeliest, fate, chance, initial, companies, companyCount = 1 } = props;
  return (
    <tr data-likeliest={likeliest || undefined} data-fate={fate ?? undefined}>
      <th scope="row">
        {fate === "impossible" ? <s>{score}</s> : <span>{score}</span>}
        {fate === null ? null : <span className="sr-only">{` (${fateName(fate)})`}</span>}
        {likeliest ? <span className="sr-only"> ({m.odds_score_likeliest()})</span> : null}
      </th>
      <td className="score-price">
        {chance !== null && state !== "suspended" && state !== "closed" ? (
          <span className="price" data-state={state}>
            {percentText(chance)}
          </span>
        ) : (
          <Price price={price} state={state} />
        )}
      </td>
      {initial === undefined ? (
        <td className="score-company" title={companies}>
          {companyCount > 1 ? m.odds_score_company_count({ count: companyCount }) : companies}
        </td>
      ) : (
        <td className="score-initial">{initial === null ? null : <Price price={initial} />}</td>
      )}
    </tr>
  );
});
