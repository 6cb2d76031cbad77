import type { Thing } from "schema-dts";
import {
  alternatesOf,
  DEFAULT_LOCALE,
  type Locale,
  pathOf,
  type Screen,
  screenAt,
} from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";

/** A page on the way from home to the one that is shown. */
export interface Crumb {
  readonly name: string;
  /** On this site. */
  readonly path: string;
}

/** The list that a page stands below, where its page does not say more. */
const ABOVE: Readonly<Partial<Record<Screen, readonly [Screen, () => string]>>> = {
  league: ["leagues", m.nav_leagues],
  team: ["teams", m.nav_teams],
  player: ["players", m.nav_players],
  coach: ["coaches", m.nav_coaches],
  tip: ["tips", m.tips_title],
  expert: ["experts", m.experts_title],
};

/** The list above the page at a path. */
function listAbove(path: string): Crumb[] {
  const found = screenAt(path);
  const above = found && ABOVE[found.screen];
  return found && above ? [{ name: above[1](), path: pathOf(above[0], found.locale) }] : [];
}

interface DescribedPage {
  readonly path: string;
  readonly locale: Locale;
  /** What ways to it call it. */
  readonly name: string;
  /** Scheme and host. */
  readonly origin: string;
  readonly site: string;
  /** Between home and the page; left out, the list that it stands below. */
  readonly way?: readonly Crumb[] | undefined;
}

/** The way to a page below home, as search engines show it in place of its address. */
export function breadcrumbs({ path, locale, name, origin, site, way }: DescribedPage): Thing[] {
  const home = pathOf("home", locale);
  if (path === home) return [];
  const crumbs = [{ name: site, path: home }, ...(way ?? listAbove(path)), { name, path }];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: crumb.name,
        item: origin + crumb.path,
      })),
    },
  ];
}

/** Who publishes the site: the same in every language. */
export const publisher = (origin: string, site: string) =>
  ({
    "@type": "Organization",
    "@id": `${origin}/#publisher`,
    name: site,
    url: `${origin}${pathOf("home", DEFAULT_LOCALE)}`,
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png`, width: "512", height: "512" },
  }) as const satisfies Thing;

/** The site itself and its search: on the home page of a language. */
export function siteItself({ path, locale, origin, site }: DescribedPage): Thing[] {
  if (path !== pathOf("home", locale)) return [];
  return [
    {
      "@type": "WebSite",
      "@id": `${origin}${alternatesOf(path)[locale]}#site`,
      name: site,
      url: origin + path,
      inLanguage: locale,
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${origin}${pathOf("search", locale)}?q={search_term_string}`,
        },
      },
      publisher: publisher(origin, site),
    },
  ];
}

/** JSON-LD of what a page shows, as it stands in a script element. */
export function jsonOf(things: readonly Thing[]): string {
  const [first, ...others] = things;
  const value =
    others.length === 0 && typeof first === "object"
      ? first
      : ({ "@graph": things } as Record<string, unknown>);
  // "<" is the one character that could end the script element; \u003c is the same character in JSON.
  return JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c");
}
