import { type ReactNode, useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { SearchKind } from "#shared/search/search.table.ts";
import { m } from "#web/paraglide/messages.js";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { type ListPage, useMore } from "#web/platform/list/use-more.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { listOf } from "./found.rules.ts";
import { type SearchFilter, searchPath, searchQuery } from "./search-filter.ts";
import { kindName } from "./search-kind-name.ts";
import type { SearchPageData } from "./search-page.loader.server.ts";

type Answer = NonNullable<SearchPageData["found"]>;
type Rows<Kind extends SearchKind> = Answer[(typeof listOf)[Kind]];
type Row<Kind extends SearchKind> = Rows<Kind>[number];

interface FoundPanelProps<Kind extends SearchKind> {
  readonly kind: Kind;
  readonly filter: SearchFilter;
  readonly found: Answer;
  readonly limit: number;
  readonly children: (rows: readonly Row<Kind>[]) => ReactNode;
}

/** What was found of a kind: the first of it beside other kinds, or a list that a reader lengthens. */
export function FoundPanel<Kind extends SearchKind>(props: FoundPanelProps<Kind>) {
  const { kind, filter, found, limit } = props;
  const rows = found[listOf[kind]] as readonly Row<Kind>[];
  if (rows.length === 0) return null;
  const total = found.totals[kind];
  if (filter.kind === kind)
    return <WholeList {...props} first={{ rows, page: { limit, page: filter.page, total } }} />;
  return (
    <Framed kind={kind} count={total}>
      {props.children(rows)}
      {total > rows.length ? (
        <p className="found-all">
          <SiteLink
            to={searchPath({ ...filter, kind })}
            className="quiet-button"
            aria-label={m.search_see_all_of({ kind: kindName(kind) })}
          >
            {m.search_see_all()}
          </SiteLink>
        </p>
      ) : null}
    </Framed>
  );
}

function WholeList<Kind extends SearchKind>({
  kind,
  filter,
  first,
  children,
}: FoundPanelProps<Kind> & { readonly first: ListPage<Row<Kind>> }) {
  const { limit } = first.page;
  const ask = useCallback(
    async (call: CallEndpoint, page: number): Promise<ListPage<Row<Kind>>> => {
      const query = { ...searchQuery({ ...filter, page }, limit), kind: [kind] };
      const { data } = await call("/api/v1/football/search", query);
      return { rows: data[listOf[kind]] as Row<Kind>[], page: { limit, page, total: data.totals[kind] } };
    },
    [filter, kind, limit],
  );
  const list = useMore(first, ask);
  const hrefOf = (page: number) => searchPath({ ...filter, page });
  return (
    <Framed kind={kind} count={first.page.total}>
      {children(list.rows)}
      <ListFoot list={list} page={first.page} hrefOf={hrefOf} label={m.search_pages()} />
    </Framed>
  );
}

interface FramedProps {
  readonly kind: SearchKind;
  readonly count: number;
  readonly children: ReactNode;
}

function Framed({ kind, count, children }: FramedProps) {
  const id = `found-${kind}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="font-semibold">
          {kindName(kind)}
        </h2>
        <span className="text-meta text-muted">{m.search_count({ count })}</span>
      </div>
      {children}
    </section>
  );
}
