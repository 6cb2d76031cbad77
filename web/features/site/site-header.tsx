import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { alternatesOf, pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { Brand } from "./brand.tsx";

// Its icons are not worth a place in the first load: the button is in the HTML and comes alive a moment later.
const ThemeSwitch = lazy(() => import("./theme-switch.tsx"));

/** Brand, navigation, language and theme. */
export function SiteHeader() {
  const home = pathOf("home", getLocale());
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <div className="site-bar">
        <a href={home} className="brand">
          <Brand />
          <span>{m.site_name()}</span>
        </a>
        <nav aria-label={m.nav_main()} className="flex h-full">
          <a href={home} className="nav-link" aria-current={pathname === home ? "page" : undefined}>
            {m.nav_livescore()}
          </a>
          {useSiteFacts()?.betting === "shown" ? <OddsLink pathname={pathname} /> : null}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LanguageSwitch />
          <Suspense fallback={<span className="icon-button" />}>
            <ThemeSwitch />
          </Suspense>
        </div>
      </div>
    </header>
  );
}

/** The other seven odds pages, and those of one match: their names end alike. */
const isBelowOdds = (pathname: string) => /odds(comp)?(\/|$)/.test(pathname) || undefined;

/** The way to the odds pages; the pages below it are its own. */
function OddsLink({ pathname }: { readonly pathname: string }) {
  const odds = pathOf("odds", getLocale(), { page: "oddscomp" });
  return (
    <a href={odds} className="nav-link" aria-current={pathname === odds ? "page" : isBelowOdds(pathname)}>
      <span className="hidden sm:inline">{m.nav_odds()}</span>
      <span className="sm:hidden">{m.nav_odds_short()}</span>
    </a>
  );
}

/** A plain link to the twin page: the language is a full load, so that no text of the other one stays behind. */
function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = getLocale() === "vi" ? "en" : "vi";
  return (
    <a
      href={alternatesOf(pathname)[other] + search}
      hrefLang={other}
      lang={other}
      className="quiet-button"
      title={m.language_switch_label()}
    >
      <span className="hidden sm:inline">{m.language_switch()}</span>
      <span className="uppercase sm:hidden" aria-hidden="true">
        {other}
      </span>
      <span className="sr-only sm:hidden">{m.language_switch()}</span>
    </a>
  );
}
