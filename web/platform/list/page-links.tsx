import { m } from "#messages/paraglide/messages.js";
import type { PageInfo } from "#shared/api/index.ts";
import { SiteLink } from "../navigation/site-link.tsx";

interface PageLinksProps {
  /** The page of the URL. */
  readonly page: PageInfo;
  /** The last shown page, when pages after the one of the URL are appended. */
  readonly through?: number;
  readonly hrefOf: (page: number) => string;
  /** Accessible name: the content of the list. */
  readonly label: string;
}

/** The pages of a list as links, previous and next. A list of one page has none. Needs platform/list/pagination.css. */
export function PageLinks({ page: { page, limit, total }, through = page, hrefOf, label }: PageLinksProps) {
  const count = Math.max(1, Math.ceil(total / limit));
  if (count === 1 && page === 1) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 ? <link rel="prev" href={hrefOf(Math.min(page - 1, count))} /> : null}
      {page < count ? <link rel="next" href={hrefOf(page + 1)} /> : null}
      {page > 1 ? (
        <SiteLink to={hrefOf(Math.min(page - 1, count))} className="quiet-button" rel="prev">
          {m.page_previous()}
        </SiteLink>
      ) : (
        <span />
      )}
      {/* A URL may name a page beyond the end of the list. */}
      <span>
        {page > count ? null : m.page_of({ page: through > page ? `${page}–${through}` : page, count })}
      </span>
      {through < count ? (
        <SiteLink to={hrefOf(through + 1)} className="quiet-button" rel="next">
          {m.page_next()}
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
