import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Expert } from "#shared/tip/tip.schema.ts";
import { EXPERT_SORTS, type ExpertSort, RANKED_TIPS } from "#shared/tip/tip.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { pathWith, queryOfPage, searchOf } from "#web/platform/navigation/page-path.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ExpertBadge } from "../row/expert-badge.tsx";
import { type ExpertsFilter, expertsQuery, queryOfTips } from "../tips.query.ts";
import { KindChoice } from "./kind-choice.tsx";
import { LastResults } from "./last-results.tsx";
import { gainText, strikeIntervalText, strikeText, unitsText } from "./record-label.ts";

const SORT_NAMES = {
  followers: m.experts_sort_followers,
  yield: m.record_yield,
  strike_rate: m.record_strike_rate,
  form: m.experts_sort_form,
  count: m.experts_sort_count,
} as const satisfies Record<ExpertSort, () => string>;

const pathOfList = (filter: ExpertsFilter): string =>
  pathWith(pathOf("experts", getLocale()), queryOfTips(filter));

/** The experts with the records of their tips, or of those in one market or league. `filter` is that of the URL. */
export default function ExpertsPageView({ filter }: { readonly filter: ExpertsFilter }) {
  return (
    <div className="tips-page">
      <PageHead
        title={m.experts_title()}
        description={m.experts_description()}
        search={searchOf(queryOfPage(filter.page))}
      />
      <header className="tips-head">
        <h1 className="text-lg font-semibold">{m.experts_title()}</h1>
        <p className="text-muted">{m.experts_lead()}</p>
      </header>
      <ExpertList filter={filter} />
      <p className="tips-opinion">{m.tips_opinion()}</p>
    </div>
  );
}

function ExpertList({ filter }: { readonly filter: ExpertsFilter }) {
  const { competitions } = useSuspenseQuery(expertsQuery(filter)).data;
  const list = useMorePages({
    pageQuery: (page) => expertsQuery({ ...filter, page }),
    page: filter.page,
    rowsOf: ({ experts }) => experts,
  });
  const hrefOf = (page: number): string => pathOfList({ ...filter, page });
  const foot = <ListFoot list={list} page={list.first.page} hrefOf={hrefOf} label={m.experts_pages()} />;
  const isEmpty = list.rows.length === 0;
  const isOfKind = filter.market !== undefined || filter.comp_id !== undefined;
  if (isEmpty && !isOfKind) {
    return (
      <section className="panel list-nothing">
        <h2 className="font-semibold">{m.experts_none()}</h2>
        <p>{m.experts_none_hint()}</p>
        {foot}
      </section>
    );
  }
  return (
    <>
      <KindChoice
        filter={filter}
        competitions={competitions}
        path={pathOf("experts", getLocale())}
        pathOf={pathOfList}
      />
      <Panel
        id="experts"
        heading={m.experts_heading()}
        count={m.experts_count(counted(list.first.page.total))}
      >
        {isEmpty ? (
          <div className="list-nothing">
            <p>{m.experts_none_of_kind()}</p>
          </div>
        ) : (
          <>
            <SortChips filter={filter} experts={list.rows} />
            <ExpertTable experts={list.rows} sort={filter.sort ?? "followers"} />
          </>
        )}
        {foot}
      </Panel>
    </>
  );
}

interface SortChipsProps {
  readonly filter: ExpertsFilter;
  readonly experts: readonly Expert[];
}

/** Orders of the list. Readers who hide results get no other order than that by followers. */
function SortChips({ filter, experts }: SortChipsProps) {
  const { sort = "followers" } = filter;
  if (experts.every(({ record }) => record === null)) return null;
  return (
    <>
      <Chips
        label={m.experts_sort()}
        chips={EXPERT_SORTS.map((one) => ({
          href: pathOfList({ ...filter, sort: one, page: 1 }),
          name: SORT_NAMES[one](),
          isChosen: one === sort,
        }))}
      />
      {sort === "followers" || sort === "count" ? null : (
        <p className="experts-note">{m.experts_sort_few({ count: RANKED_TIPS })}</p>
      )}
    </>
  );
}

interface ExpertTableProps {
  readonly experts: readonly Expert[];
  readonly sort: ExpertSort;
}

function ExpertTable({ experts, sort }: ExpertTableProps) {
  const sorted = (column: ExpertSort) => (column === sort ? "descending" : undefined);
  return (
    <DataTable caption={m.experts_title()} className="experts-table">
      <thead>
        <tr>
          <th scope="col">{m.experts_column_expert()}</th>
          <th scope="col" aria-sort={sorted("strike_rate")}>
            {m.record_strike_rate()}
          </th>
          <th scope="col" aria-sort={sorted("yield")}>
            {m.record_yield()}
          </th>
          <th scope="col" aria-sort={sorted("form")}>
            {m.record_last()}
          </th>
          <th scope="col">{m.record_closing_value()}</th>
          <th scope="col" aria-sort={sorted("count")}>
            {m.record_count()}
          </th>
          <th scope="col">{m.experts_column_open()}</th>
          <th scope="col" aria-sort={sorted("followers")}>
            {m.experts_column_followers()}
          </th>
        </tr>
      </thead>
      <tbody>
        {experts.map((expert) => (
          <ExpertRow key={expert.id} expert={expert} />
        ))}
      </tbody>
    </DataTable>
  );
}

function ExpertRow({ expert }: { readonly expert: Expert }) {
  const { record } = expert;
  return (
    <tr>
      <th scope="row">
        <ExpertBadge expert={expert} size={28} />
      </th>
      {record ? (
        <>
          <td>
            <span>{strikeText(record)}</span>
            <span className="expert-interval">{strikeIntervalText(record)}</span>
          </td>
          <td>{record.yield === null ? "–" : gainText(record.yield)}</td>
          <td>
            {record.last.length === 0 ? (
              "–"
            ) : (
              <>
                <LastResults results={record.last} />
                <span className="expert-interval">{unitsText(record.last_profit)}</span>
              </>
            )}
          </td>
          <td>{record.closing_value === null ? "–" : gainText(record.closing_value)}</td>
        </>
      ) : (
        <td colSpan={4} className="text-muted">
          {m.record_hidden()}
        </td>
      )}
      <td>{record?.count ?? "–"}</td>
      <td>{expert.open}</td>
      <td>{expert.followers}</td>
    </tr>
  );
}
