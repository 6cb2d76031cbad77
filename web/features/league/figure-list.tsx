import { type ReactNode, useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { type ListPage, useMore } from "#web/platform/list/use-more.ts";
import { EmptyPanel } from "./empty-panel.tsx";
import type { AskFigures } from "./figure-list.calls.ts";
import { FigurePanel } from "./figure-panel.tsx";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import { type LeagueTab, leagueTabPath } from "./league-tab.ts";

interface FigureListProps<Row> {
  readonly page: LeaguePageData;
  readonly tab: LeagueTab;
  readonly first: ListPage<Row>;
  readonly ask: AskFigures<Row>;
  readonly words: { readonly none: string; readonly count: string; readonly pages: string };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A panel with a list of a season that a reader lengthens. Give it a key that names the list. */
export function FigureList<Row extends { readonly id: number }>(props: FigureListProps<Row>) {
  const { page, tab, first, ask, words, children } = props;
  const season_id = page.season?.id ?? 0;
  const { limit } = first.page;
  const askPage = useCallback(
    (call: CallEndpoint, wanted: number) => ask(call, season_id, { limit, page: wanted }),
    [ask, season_id, limit],
  );
  const list = useMore(first, askPage);
  const hrefOf = (wanted: number) => leagueTabPath(page, tab, { page: wanted === 1 ? null : wanted });
  const foot = <ListFoot list={list} page={first.page} hrefOf={hrefOf} label={words.pages} />;
  if (list.rows.length === 0) {
    return (
      <>
        <EmptyPanel text={words.none} />
        {foot}
      </>
    );
  }
  return (
    <FigurePanel tab={tab} aside={words.count}>
      {children(list.rows)}
      {foot}
    </FigurePanel>
  );
}
