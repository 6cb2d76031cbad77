import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";
import { useCurrentInView } from "./use-current-in-view.ts";

interface TabLink {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  /** Rendered after the name. */
  readonly badge?: ReactNode;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Key of the current tab. */
  readonly current: string;
}

/**
 * Tabs of a page as links, no ARIA tabs (decision 050). Each replaces the one before: "back" leaves the page, whatever
 * tabs were read. Needs tab-links.css.
 */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const strip = useCurrentInView<HTMLElement>(current === tabs[0]?.key ? null : current);
  return (
    <nav ref={strip} className="tab-links" aria-label={label}>
      <ul>
        {tabs.map(({ key, href, name, badge }) => (
          <li key={key}>
            <SiteLink
              to={href}
              aria-current={key === current ? "page" : undefined}
              preventScrollReset
              replace
            >
              <span>{name}</span>
              {badge}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
