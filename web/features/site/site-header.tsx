import { lazy, Suspense } from "react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import icon from "../../styles/icon.svg?no-inline";
import type { Drawers } from "./site-tools.tsx";

// Links in the HTML, which need no script: their code and their icons come alive a moment after the page.
const SiteMenu = lazy(() => import("./site-menu.tsx"));

/** Brand, sections and tools. */
export function SiteHeader({ drawers }: { readonly drawers: Drawers }) {
  return (
    <header className="site-header">
      <div className="site-bar">
        <a href={pathOf("home", getLocale())} className="brand">
          <img src={icon} width={28} height={28} alt="" className="shrink-0" />
          <span>{m.site_name()}</span>
        </a>
        <Suspense>
          <SiteMenu drawers={drawers} />
        </Suspense>
      </div>
    </header>
  );
}
