import { lazy, type ReactNode } from "react";
import { m } from "#web/paraglide/messages.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const SoftNavigation = lazy(() => import("./soft-navigation.tsx"));

interface ShellProps {
  /** The page inside is the error screen. */
  readonly failed: boolean;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ failed, children }: ShellProps) {
  return (
    <div className="site">
      <a href="#content" className="skip-link">
        {m.skip_to_content()}
      </a>
      <SiteHeader />
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <AfterHydration>{() => <SoftNavigation failed={failed} />}</AfterHydration>
    </div>
  );
}
