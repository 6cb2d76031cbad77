import { memo, useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import {
  possibleChances,
  type ScoreOffer,
  scoreChances,
  scoreGrid,
} from "#shared/odds/correct-score.rules.ts";
import type { QuoteOf } from "#shared/odds/index.ts";
import { scoreKey } from "#shared/odds/score.rules.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { phaseName } from "../odds-labels.ts";
import { paybackText } from "../odds-numbers.ts";
import { oddsPath, useOddsPage } from "../odds-page.context.tsx";
import { Price } from "../price.tsx";
import { useAge } from "../use-age.ts";
import { ScoreColumns } from "./score-columns.tsx";
import { fateOf, stateOfScore } from "./score-fate.ts";

interface ScoreCompanyProps {
  readonly name: string;
  readonly offer: ScoreOffer;
  readonly initial: QuoteOf<"correct_score"> | null;
}

/** One company's scores behind its name, with its likeliest score and its payback. */
export const ScoreCompany = memo(function ScoreCompany({ name, offer, initial }: ScoreCompanyProps) {
  const { payback, state } = offer;
  // Past prices are no longer a prediction: the match has moved on.
  const likeliest = state === "past" || state === "closed" ? null : offer.likeliest;
  return (
    <li>
      <details className="score-company-details">
        <summary>
          <span className="score-company-name">{name}</span>
          <span className="score-company-facts">
            {likeliest === null ? null : (
              <span className="score-fact">
                <span>{`${scoreKey(likeliest)} `}</span>
                <Price price={likeliest.price} state={state} />
              </span>
            )}
            <span className="score-fact score-fact-payback">
              <span className="score-fact-name">{m.odds_column_payback()}</span>
              <span>
                {payback === null || state === "suspended" || state === "closed"
                  ? " –"
                  : ` ${paybackText(payback)}`}
              </span>
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
    const isChance = marginFree !== "off" && state === "open";
    const chances = isChance ? scoreChances(quote, marginFree) : null;
    const isOpen = (name: string) => fateOf(name, quote.scores, match) === null;
    return {
      grid: scoreGrid([{ company_id, quote }]),
      chances: chances && possibleChances(chances, isOpen),
      firsts: new Map(first),
    };
  }, [quote, initial, company_id, marginFree, state, match]);
  const line = (name: string, price: number, likeliest: boolean, first: number | null) => {
    const fate = fateOf(name, quote.scores, match);
    return {
      score: name === "other" ? m.odds_score_other() : name,
      price,
      state: stateOfScore(state, fate),
      likeliest: likeliest && state === "open" && fate === null,
      fate,
      initial: first,
      chance: chances?.get(name) ?? null,
    };
  };
  const linesOf = (scores: (typeof grid)["home"]) =>
    scores.map((one) => {
      const score = scoreKey(one);
      return line(score, one.price, one.likeliest, firsts.get(score) ?? null);
    });
  const other = grid.other && line("other", grid.other.price, false, initial?.other ?? null);
  return (
    <div className="score-company-body">
      <p className="odds-note">
        <span>{`${phaseName(phase)}, `}</span>
        <UpdatedAt at={offer.at} />
        <SiteLink
          to={oddsPath({ page, match_id: match.id, period, company_id })}
          className="text-link"
          data-history
          preventScrollReset
        >
          {m.odds_score_history()}
        </SiteLink>
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
  return age === null ? null : <span>{`${m.odds_updated({ ago: age })}. `}</span>;
}
