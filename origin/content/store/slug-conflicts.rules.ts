import { isReservedSlug, isScreenSlug } from "#shared/content/reserved-slug.rules.ts";
import { LOCALES, type Locale } from "#shared/url/index.ts";
import type { ContentBatch } from "../content-batch.schema.ts";
import type { ContentReportDraft } from "./content-report.ts";
import { postName, type StoredContent } from "./stored-content.ts";

interface Leaving {
  /** Keys of articles to be deleted. */
  readonly posts: ReadonlySet<string>;
  /** … and of those that are kept unchanged in spite of the batch. */
  readonly untouched: ReadonlySet<string>;
  /** Keys of pages to be deleted. */
  readonly pages: ReadonlySet<string>;
}

/**
 * Refuses articles and pages with a conflicting address. Both share one namespace, a page in both languages. A page may
 * have the address of a built-in screen and then provides its texts; an article there would be unreachable.
 */
export function refuseTakenSlugs(
  batch: Pick<ContentBatch, "posts" | "pages">,
  stored: StoredContent,
  leaving: Leaving,
  report: ContentReportDraft,
): void {
  const holders = new Map<string, string>();
  const placeOf = (lang: Locale, slug: string) => `${lang} ${slug}`;
  const own = [...batch.posts.entries()].filter(([, post]) => !leaving.untouched.has(postName(post)));
  const moving = new Set([...own.map(([, post]) => postName(post)), ...leaving.posts]);
  for (const row of stored.places) {
    if (!moving.has(postName(row))) holders.set(placeOf(row.lang, row.slug), `article ${postName(row)}`);
  }
  const movingPages = new Set([...batch.pages.map(({ key }) => key), ...leaving.pages]);
  for (const { key, slug } of stored.pages) {
    if (movingPages.has(key)) continue;
    for (const lang of LOCALES) holders.set(placeOf(lang, slug), `page ${key}`);
  }
  const take = (path: string, slug: string, { lang, name }: { lang: Locale | null; name: string }) => {
    const langs = lang === null ? LOCALES : [lang];
    const holder = langs.map((lang) => holders.get(placeOf(lang, slug))).find((found) => found !== undefined);
    if (isScreenSlug(slug) && lang !== null)
      report.refuse(path, `"${slug}" is the address of a screen of the site: choose another`);
    else if (isReservedSlug(slug) && !isScreenSlug(slug))
      report.refuse(path, `"${slug}" is an address that the site keeps for itself: choose another`);
    else if (holder !== undefined)
      report.refuse(
        path,
        `"${slug}" is the address of ${holder}: choose another, or use its key to change it`,
      );
    for (const lang of langs) holders.set(placeOf(lang, slug), name);
  };
  for (const [at, { key, slug }] of batch.pages.entries())
    take(`pages.${at}.slug`, slug, { lang: null, name: `page ${key}` });
  for (const [at, post] of own)
    take(`posts.${at}.slug`, post.slug, { lang: post.lang, name: `article ${postName(post)}` });
}
