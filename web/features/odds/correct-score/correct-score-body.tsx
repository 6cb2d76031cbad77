import { useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { OddsBodyProps } from "../odds-body.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { ScoreColumns } from "./score-columns.tsx";
import { ScoreCompany } from "./score-company.tsx";
import { bestLines } from "./score-lines.ts";
import { useScoreOffers } from "./use-score-offers.ts";

/** Correct scores: the highest price of each over all companies, then every company's own behind its name. */
export default function CorrectScoreBody({ rows: all }: OddsBodyProps) {
  const rows = useRowsOf(all, "correct_score");
  const offers = useScoreOffers(rows);
  const { match } = useOddsPage();
  const [marginFree] = useSetting("margin_free");
  const byCompany = useMemo(() => new Map(rows.map((row) => [row.company.id as number, row])), [rows]);
  const nameOf = (id: number): string => byCompany.get(id)?.company.name ?? "";
  const best = bestLines(offers, marginFree, match, { nameOf, other: m.odds_score_other() });
  return (
    <>
      <section className="panel" aria-labelledby="best-scores">
        <h3 id="best-scores" className="panel-heading">
          {best?.past
            ? m.odds_score_past_heading()
            : marginFree === "off"
              ? m.odds_score_best_heading()
              : m.odds_score_chances_heading()}
        </h3>
        {best === null ? (
          <p className="list-nothing">{m.odds_score_none_open()}</p>
        ) : (
          <ScoreColumns lines={best.lines} other={best.other} lastColumn={m.odds_column_company()} />
        )}
      </section>
      <section className="panel" aria-labelledby="company-scores">
        <h3 id="company-scores" className="panel-heading">
          {m.odds_score_companies_heading()}
        </h3>
        <ul className="score-companies">
          {offers.map((offer) => (
            <ScoreCompany
              key={offer.company_id}
              name={nameOf(offer.company_id)}
              offer={offer}
              initial={byCompany.get(offer.company_id)?.initial ?? null}
            />
          ))}
        </ul>
      </section>
      {best?.past ? null : <p className="odds-note">{m.odds_score_note()}</p>}
    </>
  );
}
