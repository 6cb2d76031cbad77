import { memo, useMemo } from "react";
import { type ScoreOffer, scoreChances, scoreGrid } from "#shared/odds/correct-score.rules.ts";
import type { CorrectScoreQuote } from "#shared/odds/index.ts";
import { scoreKey } from "#shared/odds/score.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { paybackText } from "../odds-numbers.ts";
import { oddsPath, useOddsPage } from "../odds-page.context.tsx";
import { phaseName } from "../odds-words.ts";
import { Price } from "../price.tsx";
import { useAge } from "../use-age.ts";
import { ScoreColumns } from "./score-columns.tsx";

interface ScoreCompanyProps {
  readonly name: string;
  readonly offer: ScoreOffer;
  readonly initial: CorrectScoreQuote | null;
}

/** One company's scores behind its name: what it thinks likeliest and what it pays back stand beside it. */
export const ScoreCompany = memo(function ScoreCompany({ name, offer, initial }: ScoreCompanyProps) {
  const { likeliest, payback, state } = offer;
  return (
    <li>
      <details className="score-company-details">
        <summary>
          <span className="score-company-name">{name}</span>
          <span className="score-company-facts">
            {likeliest === null ? null : (
              <span className="score-fact">
                {scoreKey(likeliest)} <Price price={likeliest.price} state={state} />
              </span>
            )}
            <span className="score-fact score-fact-payback">
              <span className="score-fact-name">{m.odds_column_payback()}</span>{" "}
              {payback === null || state === "suspended" ? "–" : paybackText(payback)}
            </span>
          </span>
        </summary>
        <CompanyScores offer={offer} initial={initial} />
      </details>
    </li>
  );
});

function CompanyScores({ offer, initial }: Omit<ScoreCompanyProps, "name">) {
  const { page, period, match } = useOddsPage();
  const [marginFree] = useSetting("margin_free");
  const { quote, state, company_id, phase } = offer;
  const { grid, chances, firsts } = useMemo(() => {
    const first = initial?.scores.map((score) => [scoreKey(score), score.price] as const);
    return {
      grid: scoreGrid([{ company_id, quote }]),
      chances: marginFree === "off" ? null : scoreChances(quote, marginFree),
      firsts: new Map(first),
    };
  }, [quote, initial, company_id, marginFree]);
  const line = (score: string, price: number, likeliest: boolean, first: number | null) => ({
    ...{ score, price, state, likeliest, initial: first },
    chance: chances?.get(score) ?? null,
  });
  const linesOf = (scores: (typeof grid)["home"]) =>
    scores.map((one) => {
      const score = scoreKey(one);
      return line(score, one.price, one.likeliest, firsts.get(score) ?? null);
    });
  const other = grid.other && {
    ...line(m.odds_score_other(), grid.other.price, false, initial?.other ?? null),
    chance: chances?.get("other") ?? null,
  };
  return (
    <div className="score-company-body">
      <p className="odds-note">
        {phaseName(phase)}, <UpdatedAt at={offer.at} />
        <a
          href={oddsPath({ page, match_id: match.id, period, company_id })}
          className="text-link"
          data-history
          data-keep-scroll
        >
          {m.odds_score_history()}
        </a>
      </p>
      <ScoreColumns
        lines={{ home: linesOf(grid.home), draw: linesOf(grid.draw), away: linesOf(grid.away) }}
        other={other}
        lastColumn={phaseName("initial")}
      />
    </div>
  );
}

function UpdatedAt({ at }: { readonly at: number | null }) {
  const age = useAge(at);
  return age === null ? null : <span>{m.odds_updated({ ago: age })}. </span>;
}
