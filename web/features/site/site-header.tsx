import { Suspense } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import icon from "../../styles/icon.svg?no-inline";
import type { HeaderProps } from "./site-menu.tsx";

// Links in the HTML that work without scripts: their code and icons hydrate a moment after the page.
const SiteMenu = lazyWithRetry(() => import("./site-menu.tsx"));

/** Brand, sections and tools. */
export function SiteHeader({ drawers, failed }: HeaderProps) {
  const facts = useSiteFacts();
  const siteName = facts?.head?.site_name ?? m.site_name();
  const logo = facts?.look?.logo;
  return (
    <header className="site-header">
      <div className="site-bar">
        <SiteLink to={pathOf("home", getLocale())} className="brand">
          <img src={logo ?? icon} width={28} height={28} alt="" className="brand-logo shrink-0" />
          <span>{siteName}</span>
        </SiteLink>
        <Suspense>
          <SiteMenu drawers={drawers} failed={failed} />
        </Suspense>
      </div>
    </header>
  );
}
