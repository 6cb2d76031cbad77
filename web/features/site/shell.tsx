import { type ReactNode, Suspense } from "react";
import { m } from "#messages/paraglide/messages.js";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { InShownZone } from "#web/platform/i18n/zone/in-shown-zone.tsx";
import { SiteHeader } from "./site-header.tsx";
import type { Drawers } from "./site-tools.tsx";

// Text and a form in the HTML: its code is hydrated a moment after the page.
const SiteFooter = lazyWithRetry(() => import("./site-footer.tsx"));
const SoftNavigation = lazyWithRetry(() => import("./navigation/soft-navigation.tsx"));

interface ShellProps {
  /** The inner page is the error screen. */
  readonly failed: boolean;
  readonly drawers: Drawers;
  /** A message above every page; its code may load late. */
  readonly notice?: ReactNode;
  /** Components beside every page that are not content. */
  readonly extras: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page. */
export function Shell({ failed, drawers, notice, extras, children }: ShellProps) {
  return (
    <div className="site">
      <a href="#content" className="skip-link">
        {m.skip_to_content()}
      </a>
      <Suspense>{notice}</Suspense>
      <SiteHeader drawers={drawers} failed={failed} />
      <main id="content" className="site-main" tabIndex={-1}>
        <InShownZone>{children}</InShownZone>
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <AfterHydration>{() => <SoftNavigation failed={failed} />}</AfterHydration>
      <AfterHydration>{() => extras}</AfterHydration>
    </div>
  );
}
