import { describedIn, thingsIn } from "./schema-org.ts";

/** Breadcrumbs of a page's HTML as readers see them and as JSON-LD lists them. */

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();

export interface ReadCrumb {
  readonly name: string;
  /** Path and query; null for the page itself, which is no link on screen. */
  readonly path: string | null;
}

/** The breadcrumbs on screen, home first; empty where there are none. */
export function crumbsShown(html: string): ReadCrumb[] {
  const nav = /<nav class="crumbs"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  return [...nav.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => ({
    name: textOf(item),
    path: textOf(/<a href="([^"]*)"/.exec(item)?.[1] ?? "") || null,
  }));
}

/**
 * The breadcrumbs of the page's BreadcrumbList; the last one without its path, for the comparison with those on screen.
 */
export function crumbsListed(path: string, html: string): ReadCrumb[] {
  const list = describedIn(path, html)
    .flatMap(thingsIn)
    .find((thing) => thing["@type"] === "BreadcrumbList");
  const items = (list?.itemListElement ?? []) as { name: string; item: string }[];
  return items.map(({ name, item }, at) => {
    const { pathname, search } = new URL(item);
    return { name, path: at === items.length - 1 ? null : pathname + search };
  });
}
