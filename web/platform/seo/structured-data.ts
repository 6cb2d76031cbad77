import type { Thing } from "schema-dts";
import { alternatesOf, DEFAULT_LOCALE, type Locale, pathOf } from "#shared/url/index.ts";
import type { Crumb } from "./breadcrumbs.ts";

interface DescribedPage {
  readonly path: string;
  readonly locale: Locale;
  /** Scheme and host. */
  readonly origin: string;
  readonly site: string;
}

/** Breadcrumbs for search engines, shown in place of the URL; nothing on the home page. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): Thing[] {
  if (crumbs.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ name, path }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: origin + path,
      })),
    },
  ];
}

/** Publisher of the site: the same in every language. */
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

/** JSON-LD of a page, as the text of a script element. */
export function jsonOf(things: readonly Thing[]): string {
  const [first, ...others] = things;
  const value: object = others.length === 0 && typeof first === "object" ? first : { "@graph": things };
  // "<" is the one character that could end the script element; \u003c is the same character in JSON.
  return JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c");
}
