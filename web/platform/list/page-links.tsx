import type { PageInfo } from "#shared/api/index.ts";
import { m } from "#web/paraglide/messages.js";
import { SiteLink } from "../navigation/site-link.tsx";

interface PageLinksProps {
  /** The page of the address. */
  readonly page: PageInfo;
  /** The last page that is shown, where pages after that of the address are. */
  readonly through?: number;
  readonly hrefOf: (page: number) => string;
  /** What the list is of, for readers who hear the page. */
  readonly label: string;
}

/** The pages of a list as links, one back and one on. A list of one page has none. Needs platform/list/pagination.css. */
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
      {/* An address may name a page that the list does not have, or no longer. */}
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
