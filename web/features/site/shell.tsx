import type { ReactNode } from "react";
import { m } from "#web/paraglide/messages.js";
import { useScrollMemory } from "#web/platform/scroll-memory.ts";
import { useSoftLinks } from "#web/platform/soft-links.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useScrollMemory();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches clicks on the links inside, which keyboards raise too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard raises a click
    <div className="site" onClick={useSoftLinks()}>
      <a href="#content" className="skip-link">
        {m.skip_to_content()}
      </a>
      <SiteHeader />
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
