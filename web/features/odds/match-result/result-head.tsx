import { m } from "#messages/paraglide/messages.js";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { outcomeLabel } from "#web/platform/i18n/bet-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { SortHeader, TallHeader } from "../table/sort-header.tsx";
import type { Sort } from "../table/use-sort.ts";

/** Headers of the 1X2 table: prices and payback sort it. */
export function ResultHead({ sort }: { readonly sort: Sort }) {
  const [marginFree] = useSetting("margin_free");
  return (
    <thead>
      <tr>
        <TallHeader className="odds-frozen odds-column-company">{m.odds_column_company()}</TallHeader>
        <TallHeader className="odds-column-row-phase">{m.odds_column_phase()}</TallHeader>
        <th scope="colgroup" colSpan={3} className="odds-column-phase">
          {marginFree === "off" ? m.odds_column_prices() : m.odds_column_fair_prices()}
        </th>
        <th scope="colgroup" colSpan={3} className="odds-column-phase" title={m.odds_chances_hint()}>
          {marginFree === "power" ? m.odds_column_chances_power() : m.odds_column_chances()}
        </th>
        <SortHeader
          sort={sort}
          column="payback"
          label={m.odds_column_payback()}
          text={m.odds_column_payback_percent()}
          rowSpan={2}
        />
        <th scope="colgroup" colSpan={3} className="odds-column-phase" title={m.odds_kelly_hint()}>
          {m.odds_column_kelly()}
        </th>
        <TallHeader className="odds-column-change">{m.odds_column_change()}</TallHeader>
      </tr>
      <tr>
        {OUTCOMES.match_result.map((outcome) => (
          <SortHeader
            key={outcome}
            sort={sort}
            column={outcome}
            label={outcomeLabel(outcome)}
            text={outcomeLabel(outcome)}
          />
        ))}
        {OUTCOMES.match_result.map((outcome) => (
          <th key={outcome} scope="col">
            <span className="odds-sort">{outcomeLabel(outcome)}</span>
          </th>
        ))}
        {OUTCOMES.match_result.map((outcome) => (
          <th key={outcome} scope="col">
            <span className="odds-sort">{outcomeLabel(outcome)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
