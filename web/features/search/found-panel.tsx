import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { SearchAnswer } from "#shared/search/index.ts";
import type { SearchKind } from "#shared/search/search.table.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { listOf } from "./found.rules.ts";
import { foundQuery } from "./search.query.ts";
import { type SearchFilter, searchPath } from "./search-filter.ts";
import { kindName } from "./search-kind-name.ts";

type Row<Kind extends SearchKind> = SearchAnswer[(typeof listOf)[Kind]][number];

interface FoundPanelProps<Kind extends SearchKind> {
  readonly kind: Kind;
  readonly filter: SearchFilter;
  readonly found: SearchAnswer;
  /** The time zone of the searched days. */
  readonly tz: string;
  readonly children: (rows: readonly Row<Kind>[]) => ReactNode;
}

/** Results of a kind: the first ones beside other kinds, or a list with "load more". */
export function FoundPanel<Kind extends SearchKind>(props: FoundPanelProps<Kind>) {
  const { kind, filter, found } = props;
  const rows = found[listOf[kind]] as readonly Row<Kind>[];
  if (rows.length === 0) return null;
  if (filter.kind === kind) return <WholeList {...props} />;
  const total = found.totals[kind];
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

function WholeList<Kind extends SearchKind>({ kind, filter, tz, children }: FoundPanelProps<Kind>) {
  const list = useMorePages({
    pageQuery: (page) => foundQuery({ ...filter, page }, tz),
    page: filter.page,
    rowsOf: (found) => found[listOf[kind]] as readonly Row<Kind>[],
  });
  const { page } = list.first;
  const hrefOf = (wanted: number) => searchPath({ ...filter, page: wanted });
  return (
    <Framed kind={kind} count={page.total}>
      {children(list.rows)}
      <ListFoot list={list} page={page} hrefOf={hrefOf} label={m.search_pages()} />
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
    <Panel id={id} heading={kindName(kind)} count={m.search_count(counted(count))}>
      {children}
    </Panel>
  );
}
