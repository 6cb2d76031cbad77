import { m } from "#messages/paraglide/messages.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import { TIP_MARKETS } from "#shared/tip/tip.table.ts";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { searchOf } from "#web/platform/navigation/page-path.ts";
import { marketName } from "../row/tip-labels.ts";
import { type KindOfTips, queryOfTips } from "../tips.query.ts";

interface KindChoiceProps<Filter> {
  readonly filter: Filter;
  /** Competitions of the tips. */
  readonly competitions: readonly CompetitionRef[];
  readonly path: string;
  readonly pathOf: (filter: Filter) => string;
}

/** Market and league of tips; the records of their experts follow them. Needs ui/data-table.css. */
export function KindChoice<Filter extends KindOfTips & { readonly page: number }>({
  filter,
  competitions,
  path,
  pathOf,
}: KindChoiceProps<Filter>) {
  const markets = [undefined, ...TIP_MARKETS];
  return (
    <div className="kind-choice">
      <Chips
        label={m.expert_markets()}
        chips={markets.map((market) => ({
          href: pathOf({ ...filter, market, page: 1 }),
          name: market === undefined ? m.expert_every_market() : marketName(market),
          isChosen: market === filter.market,
        }))}
      />
      {competitions.length > 1 ? (
        <ChoiceForm
          label={m.expert_league()}
          isLabelHidden
          name="comp_id"
          chosen={filter.comp_id === undefined ? "" : String(filter.comp_id)}
          choices={[
            { value: "", name: m.expert_every_league() },
            ...competitions.map((one) => ({ value: String(one.id), name: shownName(one) })),
          ]}
          path={path}
          query={searchOf(queryOfTips({ ...filter, comp_id: undefined, page: 1 }))}
        />
      ) : null}
    </div>
  );
}
