import { type ReactNode, useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import { m } from "#web/paraglide/messages.js";
import type { ListFilter } from "./list-filter.ts";
import { ListFoot } from "./list-foot.tsx";
import { type ListPage, useMore } from "./use-more.ts";

interface ListWords {
  readonly heading: string;
  readonly count: string;
  readonly none: string;
  readonly pages: string;
}

interface ListPanelProps<Row extends { readonly id: number }, Filter extends ListFilter> {
  readonly id: string;
  readonly filter: Filter;
  readonly pathOf: (filter: Filter) => string;
  readonly first: ListPage<Row>;
  /** A stable function: another page of the list. */
  readonly ask: (call: CallEndpoint, filter: Filter, limit: number) => Promise<ListPage<Row>>;
  /** The name is too short to be searched for: nothing was. */
  readonly tooShort: boolean;
  readonly words: ListWords;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that a reader narrows and lengthens. Give it a key that names the list. */
export function ListPanel<Row extends { readonly id: number }, Filter extends ListFilter>(
  props: ListPanelProps<Row, Filter>,
) {
  const { id, filter, pathOf, first, ask, tooShort, words, children } = props;
  const { limit } = first.page;
  const askPage = useCallback(
    (call: CallEndpoint, page: number) => ask(call, { ...filter, page }, limit),
    [ask, filter, limit],
  );
  const list = useMore(first, askPage);
  const hrefOf = (page: number) => pathOf({ ...filter, page });
  const foot = <ListFoot list={list} page={first.page} hrefOf={hrefOf} label={words.pages} />;
  if (tooShort || list.rows.length === 0) {
    return (
      <>
        <Nothing tooShort={tooShort} none={words.none} />
        {tooShort ? null : foot}
      </>
    );
  }
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="font-semibold">
          {words.heading}
        </h2>
        <span className="text-meta text-muted">{words.count}</span>
      </div>
      {children(list.rows)}
      {foot}
    </section>
  );
}

function Nothing({ tooShort, none }: { readonly tooShort: boolean; readonly none: string }) {
  return (
    <section className="panel list-nothing" role="status">
      <h2 className="font-semibold">{tooShort ? m.teams_name_short() : none}</h2>
      {tooShort ? null : <p>{m.teams_none_hint()}</p>}
    </section>
  );
}
