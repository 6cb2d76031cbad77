import type { UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { PageInfo } from "#shared/api/index.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { Panel } from "#web/ui/panel.tsx";
import type { ListFilter } from "./list-filter.ts";
import { ListFoot } from "./list-foot.tsx";
import { useMorePages } from "./use-more-pages.ts";

interface ListWords {
  readonly heading: string;
  readonly count: (inputs: { readonly count: number; readonly shown: string }) => string;
  readonly none: string;
  readonly pages: string;
}

interface ListPanelProps<Answer, Row, Filter extends ListFilter> {
  readonly id: string;
  readonly filter: Filter;
  readonly pathOf: (filter: Filter) => string;
  /** The query of a page of the list; the loader has fetched the one of the URL. */
  readonly query: (filter: Filter) => UnusedSkipTokenOptions<Answer>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly words: ListWords;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list with a filter and "load more". A name that is too short starts no search. */
export function ListPanel<
  Answer extends { readonly page?: PageInfo },
  Row extends { readonly id: number },
  Filter extends ListFilter,
>(props: ListPanelProps<Answer, Row, Filter>) {
  if (isNameTooShort(props.filter.name)) return <NothingListed text={m.teams_name_short()} />;
  return <FoundRows {...props} />;
}

function FoundRows<
  Answer extends { readonly page?: PageInfo },
  Row extends { readonly id: number },
  Filter extends ListFilter,
>(props: ListPanelProps<Answer, Row, Filter>) {
  const { id, filter, pathOf, query, rowsOf, words, children } = props;
  const pageQuery = (page: number) => query({ ...filter, page });
  const list = useMorePages({ pageQuery, page: filter.page, rowsOf });
  const { page } = list.first;
  const foot = (
    <ListFoot
      list={list}
      page={page}
      hrefOf={(wanted) => pathOf({ ...filter, page: wanted })}
      label={words.pages}
    />
  );
  if (list.rows.length === 0) {
    return (
      <>
        <NothingListed text={words.none} hint={m.teams_none_hint()} />
        {foot}
      </>
    );
  }
  return (
    <Panel id={id} heading={words.heading} count={words.count(counted(page.total))}>
      {children(list.rows)}
      {foot}
    </Panel>
  );
}

function NothingListed({ text, hint }: { readonly text: string; readonly hint?: string }) {
  return (
    <section className="panel list-nothing" role="status">
      <h2 className="font-semibold">{text}</h2>
      {hint === undefined ? null : <p>{hint}</p>}
    </section>
  );
}
