import { useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { MenuGroup } from "#shared/content/menu.rules.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { useFavouriteCount } from "#web/platform/favourites/use-favourites.ts";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { useBuiltInPath } from "#web/platform/navigation/shown-screen.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useClosingDetails } from "#web/ui/use-closing-details.ts";
import { MenuIcon } from "./menu-icon.tsx";
import {
  currentIn,
  leadsToPage,
  MENU_GROUPS,
  offered,
  pathTo,
  SECTIONS,
  type Section,
} from "./site-sections.ts";

/** The site's sections: a row in the header, on a phone a bar at the foot. Hydrated after the page. */
export function SiteNav() {
  const pathname = useBuiltInPath();
  const facts = useSiteFacts();
  const betting = facts?.betting ?? "hidden";
  const sections = offered(SECTIONS, betting);
  const menu = facts?.menu ?? NO_MENU;
  const iconOf = iconsIn(menu);
  return (
    <nav aria-label={m.nav_main()} className="site-nav">
      <ul className="site-sections">
        {sections.map((section) => (
          <li key={section.screen} data-section={section.screen}>
            <SiteLink
              to={pathTo(section.screen)}
              className="nav-link"
              aria-current={currentIn(section, pathname)}
            >
              <SectionIcon section={section} src={iconOf.get(pathTo(section.screen))} />
              <SectionName {...section} />
              {section.screen === "favourites" ? <FavouriteBadge /> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
      <MoreMenu sections={sections} betting={betting} others={menu} pathname={pathname} />
    </nav>
  );
}

const NO_MENU: readonly MenuGroup[] = [];

/** The first icon for each path in the content service's menu, the site's own sections included. */
const iconsIn = (menu: readonly MenuGroup[]): ReadonlyMap<string | null, string | undefined> =>
  new Map(menu.flatMap(({ href, icon }) => (icon === undefined ? [] : [[href, icon] as const])).toReversed());

function SectionIcon({ section, src }: { readonly section: Section; readonly src: string | undefined }) {
  if (src === undefined) return <Icon name={section.icon} size={20} className="nav-icon" />;
  return <img src={src} width={20} height={20} alt="" decoding="async" className="nav-icon" />;
}

function SectionName({ name, shortName }: Pick<Section, "name" | "shortName">) {
  if (!shortName) return name();
  return (
    <>
      <span className="max-md:hidden">{name()}</span>
      <span className="md:hidden">{shortName()}</span>
    </>
  );
}

/** Number of favourites, once the browser knows it. */
function FavouriteBadge() {
  const count = useFavouriteCount();
  // The header may be hydrated after the screen, when the store knows more than the HTML.
  const isHydrated = useHydrated();
  return isHydrated && count > 0 ? <span className="nav-badge">{count > 99 ? "99+" : count}</span> : null;
}

interface MoreMenuProps {
  readonly sections: readonly Section[];
  readonly betting: Betting;
  /** The content service's menu: only its first level; the footer has all of it. */
  readonly others: readonly MenuGroup[];
  readonly pathname: string;
}

/** Groups of entries with headings: the sections first, entries of the content service last. */
function MoreMenu({ sections, betting, others, pathname }: MoreMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details, pathname);
  const iconOf = iconsIn(others);
  const groups = MENU_GROUPS.map(({ name, entries }) => ({ name, entries: offered(entries, betting) }));
  const more = groups.flatMap(({ entries }) => entries);
  const builtIn = new Set([...sections, ...more].map(({ screen }) => pathTo(screen)));
  // A section is current on the pages below it: favourite teams are Favourites. Where it does not fit, the menu is.
  const section = sections.find((one) => currentIn(one, pathname))?.screen;
  const current = section ?? (more.some((entry) => currentIn(entry, pathname)) ? "menu" : undefined);
  const last = groups.length - 1;
  return (
    <details ref={details} className="nav-more">
      <summary className="nav-link" data-current={current}>
        <Icon name="ellipsis" size={20} className="nav-icon" />
        {m.nav_more()}
      </summary>
      <ul className="nav-menu">
        {groups.map(({ name, entries }, at) =>
          entries.length === 0 ? null : (
            <li key={name()}>
              <p className="nav-menu-heading">{name()}</p>
              <ul className="nav-menu-group">
                {[
                  ...(at === 0 ? sections.map((section) => ({ ...section, unfit: section.screen })) : []),
                  ...entries,
                ].map((entry) => (
                  <li key={entry.screen} data-unfit={"unfit" in entry ? entry.unfit : undefined}>
                    <SiteLink
                      to={pathTo(entry.screen)}
                      className="nav-menu-link"
                      aria-current={currentIn(entry, pathname)}
                    >
                      <MenuIcon src={iconOf.get(pathTo(entry.screen))} />
                      <span>{entry.name()}</span>
                    </SiteLink>
                  </li>
                ))}
                {at === last
                  ? others.map((link) =>
                      link.href === null || builtIn.has(link.href) ? null : (
                        <li key={link.href}>
                          <OtherLink {...link} href={link.href} isHere={link.href === pathname} />
                        </li>
                      ),
                    )
                  : null}
              </ul>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}

interface OtherLinkProps extends Pick<MenuGroup, "name" | "icon"> {
  readonly href: string;
  readonly isHere: boolean;
}

/** A page of the content service. */
function OtherLink({ name, href, icon, isHere }: OtherLinkProps) {
  return (
    <SiteLink
      to={href}
      reloadDocument={!leadsToPage(href)}
      className="nav-menu-link"
      aria-current={isHere ? "page" : undefined}
    >
      <MenuIcon src={icon} />
      <span>{name}</span>
    </SiteLink>
  );
}
