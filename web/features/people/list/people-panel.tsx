import { type ReactNode, useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import { m } from "#web/paraglide/messages.js";
import { MoreButton } from "#web/platform/more-button.tsx";
import { PageLinks } from "#web/platform/page-links.tsx";
import { type ListPage, useMore } from "#web/platform/use-more.ts";
import { type PeopleFilter, type PeopleScreen, peoplePath } from "./people-filter.ts";

interface PeopleWords {
  readonly heading: string;
  readonly count: string;
  readonly none: string;
  readonly pages: string;
}

interface PeoplePanelProps<Row extends { readonly id: number }> {
  readonly screen: PeopleScreen;
  readonly filter: PeopleFilter;
  readonly first: ListPage<Row>;
  /** A stable function: another page of the list. */
  readonly ask: (call: CallEndpoint, filter: PeopleFilter, limit: number) => Promise<ListPage<Row>>;
  /** The name is too short to be searched for: nothing was. */
  readonly tooShort: boolean;
  readonly words: PeopleWords;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list of people that a reader lengthens. Give it a key that names the list. */
export function PeoplePanel<Row extends { readonly id: number }>(props: PeoplePanelProps<Row>) {
  const { screen, filter, first, ask, tooShort, words, children } = props;
  const { limit } = first.page;
  const askPage = useCallback(
    (call: CallEndpoint, page: number) => ask(call, { ...filter, page }, limit),
    [ask, filter, limit],
  );
  const list = useMore(first, askPage);
  if (tooShort || list.rows.length === 0) return <Nobody tooShort={tooShort} none={words.none} />;
  return (
    <section className="panel" aria-labelledby="people">
      <div className="panel-bar">
        <h2 id="people" className="font-semibold">
          {words.heading}
        </h2>
        <span className="text-meta text-muted">{words.count}</span>
      </div>
      {children(list.rows)}
      <MoreButton list={list} />
      <PageLinks
        page={first.page}
        through={list.through}
        hrefOf={(page) => peoplePath(screen, { ...filter, page })}
        label={words.pages}
      />
    </section>
  );
}

function Nobody({ tooShort, none }: { readonly tooShort: boolean; readonly none: string }) {
  return (
    <section className="panel team-empty" role="status">
      <h2 className="font-semibold">{tooShort ? m.teams_name_short() : none}</h2>
      {tooShort ? null : <p>{m.teams_none_hint()}</p>}
    </section>
  );
}
