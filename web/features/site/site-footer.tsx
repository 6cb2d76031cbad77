import { Suspense } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { MenuGroup, MenuLink } from "#shared/content/menu.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useShownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

import { MenuIcon } from "./menu-icon.tsx";
import { leadsToPage } from "./site-sections.ts";

// A form in the HTML that works without scripts.
const BettingFooter = lazyWithRetry(() => import("./betting-footer.tsx"));

export default function SiteFooter() {
  const facts = useSiteFacts();
  return (
    <footer className="site-footer">
      <FooterMenu menu={facts?.menu ?? []} />
      <p>
        <b className="font-semibold text-ink">{facts?.head?.site_name ?? m.site_name()}</b> ·{" "}
        {m.site_tagline()}
      </p>
      <p>{m.footer_time_zone({ zone: `GMT${useShownZone()}` })}</p>
      {facts?.look?.follow ? (
        <p className="footer-follow">
          {facts.look.follow.map(({ name, href }) => (
            <a key={href} href={href} rel="me noopener" className="text-link">
              {name}
            </a>
          ))}
        </p>
      ) : null}
      <p>
        <SiteLink to={pathOf("embedCode", getLocale())} className="text-link">
          {m.embed_code_link()}
        </SiteLink>
      </p>
      <p>
        <SiteLink to={pathOf("latency", getLocale())} className="text-link">
          {m.latency_title()}
        </SiteLink>
      </p>
      {facts?.has_betting_switch ? (
        <Suspense>
          <BettingFooter
            betting={facts.betting}
            {...(facts.age_page === undefined ? {} : { age_page: facts.age_page })}
          />
        </Suspense>
      ) : null}
    </footer>
  );
}

/**
 * The content service's menu: its top entries as headings, with their children below. On a phone the children are
 * folded; the style sheet opens them where there is room.
 */
function FooterMenu({ menu }: { readonly menu: readonly MenuGroup[] }) {
  if (menu.length === 0) return null;
  return (
    <nav aria-label={m.nav_footer()} className="footer-menu">
      {menu.map(({ children, ...group }) => (
        <details key={`${group.name} ${group.href}`} className="footer-fold">
          <summary>
            <MenuIcon src={group.icon} />
            <span>{group.name}</span>
          </summary>
          <ul>
            {group.href === null || children.some(({ href }) => href === group.href) ? null : (
              <li>
                <FooterLink name={m.footer_all()} href={group.href} />
              </li>
            )}
            {children.map((link) => (
              <li key={`${link.name} ${link.href}`}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function FooterLink({ name, href, icon }: MenuLink) {
  const { pathname } = useLocation();
  if (href === null)
    return (
      <>
        <MenuIcon src={icon} />
        <span>{name}</span>
      </>
    );
  return (
    <SiteLink
      to={href}
      reloadDocument={!leadsToPage(href)}
      className="text-link"
      aria-current={href === pathname ? "page" : undefined}
    >
      <MenuIcon src={icon} />
      <span>{name}</span>
    </SiteLink>
  );
}
