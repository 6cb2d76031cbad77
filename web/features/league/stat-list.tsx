import type { UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { PageInfo } from "#shared/api/index.ts";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import { EmptyPanel } from "./empty-panel.tsx";
import type { LeaguePageData } from "./league.query.ts";
import { type LeagueTab, leagueTabPath } from "./league-tab.ts";
import { StatPanel } from "./stat-panel.tsx";

interface StatListProps<Answer, Row> {
  readonly page: LeaguePageData;
  readonly tab: LeagueTab;
  readonly pageQuery: (page: number) => UnusedSkipTokenOptions<Answer>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly words: {
    readonly none: string;
    readonly count: (inputs: { readonly count: number }) => string;
    readonly pages: string;
  };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A panel with a list of a season that can be extended. */
export function StatList<Answer extends { readonly page?: PageInfo }, Row extends { readonly id: number }>(
  props: StatListProps<Answer, Row>,
) {
  const { page, tab, pageQuery, rowsOf, words, children } = props;
  const [search] = useSearchParams();
  const list = useMorePages({ pageQuery, page: pageIn(search), rowsOf });
  const { first } = list;
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
    <StatPanel tab={tab} count={words.count({ count: first.page.total })}>
      {children(list.rows)}
      {foot}
    </StatPanel>
  );
}
