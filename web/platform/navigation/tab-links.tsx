import { type ReactNode, useEffect, useRef } from "react";
import { SiteLink } from "./site-link.tsx";

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

/** Tabs of a page as links, no ARIA tabs (decision 050). Needs tab-links.css. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const isFirst = current === tabs[0]?.key;
  // A strip at its start is not measured: that would cost a layout. The highlight moves with `current`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isFirst) showCurrent(list.current);
  }, [current, isFirst]);
  return (
    <nav className="tab-links" aria-label={label}>
      <ul ref={list}>
        {tabs.map(({ key, href, name, badge }) => (
          <li key={key}>
            <SiteLink to={href} aria-current={key === current ? "page" : undefined} preventScrollReset>
              <span>{name}</span>
              {badge}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the current tab may be out of view. Only the strip around the list scrolls, never the page. */
function showCurrent(list: HTMLElement | null): void {
  const strip = list?.parentElement;
  const current = list?.querySelector<HTMLElement>("[aria-current]");
  if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}
