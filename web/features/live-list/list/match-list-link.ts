import { useLocation } from "react-router";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { blockId } from "../day/block-id.ts";
import { BLOCKS_A_PAGE, readPage, withQuery } from "./match-list-tab.ts";

/** URL fragments of competitions' blocks by their place in the list, including those behind "load more". */
export function useBlockLinks(): (place: number, competitionId: number) => string {
  const { pathname } = useLocation();
  const query = usePageQuery();
  return (place, competitionId) => {
    const page = Math.floor(place / BLOCKS_A_PAGE) + 1;
    const isShown = page <= readPage(query.get("page"));
    const path = isShown ? "" : withQuery(pathname, query, { page: String(page) });
    return `${path}#${blockId(competitionId)}`;
  };
}
