import { useLocation } from "react-router";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { readPage, withQuery } from "../list/match-list-tab.ts";

interface LoadMoreProps {
  /** Number of hidden items. */
  readonly left: number;
  readonly text: (of: { count: number }) => string;
}

/** A link to the same list with more items; nothing when all are shown. */
export function LoadMore({ left, text }: LoadMoreProps) {
  const { pathname } = useLocation();
  const query = usePageQuery();
  if (left <= 0) return null;
  const page = readPage(query.get("page")) + 1;
  return (
    <SiteLink
      to={withQuery(pathname, query, { page: String(page) })}
      preventScrollReset
      className="panel load-more"
    >
      {text({ count: left })}
    </SiteLink>
  );
}
