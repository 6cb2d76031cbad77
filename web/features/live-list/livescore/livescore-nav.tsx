import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { isStatusCategory, LIVESCORE_CATEGORIES, type LivescoreCategory } from "./livescore-category.ts";
import { livescoreName } from "./livescore-labels.ts";

/** The live list's variants with pages of their own, null for hot matches; the chips below choose a status. */
export function LivescoreNav({ shown }: { readonly shown: LivescoreCategory | null }) {
  const locale = getLocale();
  const link = (href: string, name: string, isShown: boolean) => (
    <li key={href}>
      <SiteLink to={href} className="chip" aria-current={isShown ? "page" : undefined}>
        {name}
      </SiteLink>
    </li>
  );
  return (
    <nav aria-label={m.livescore_nav()}>
      <ul>
        {link(pathOf("home", locale), m.list_tab_all(), shown !== null && isStatusCategory(shown))}
        {link(pathOf("hotMatches", locale), m.hot_matches_heading(), shown === null)}
        {LIVESCORE_CATEGORIES.filter((category) => !isStatusCategory(category)).map((category) =>
          link(pathOf("livescore", locale, { category }), livescoreName(category), category === shown),
        )}
      </ul>
    </nav>
  );
}
