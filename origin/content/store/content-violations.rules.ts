import { nameKey } from "#shared/account/index.ts";
import { LOCALES } from "#shared/url/index.ts";
import type { ContentBatch } from "../content-batch.schema.ts";
import type { ContentReportDraft } from "./content-report.ts";
import { postName, type StoredContent } from "./stored-content.ts";

const slugsOf = (...lists: readonly (readonly { readonly slug: string }[])[]): ReadonlySet<string> =>
  new Set(lists.flat().map(({ slug }) => slug));

function refuseAuthors(batch: ContentBatch, stored: StoredContent, report: ContentReportDraft): void {
  const inBatch = slugsOf(batch.authors);
  const holders = new Map(
    stored.authors.flatMap(({ user_id, slug }) =>
      user_id === null || inBatch.has(slug) ? [] : [[user_id, slug] as const],
    ),
  );
  for (const [at, { slug, user_name, image }] of batch.authors.entries()) {
    refuseUnknownImage(`authors.${at}.image`, image, stored, report);
    if (user_name === undefined) continue;
    const path = `authors.${at}.user_name`;
    const id = stored.accounts.get(nameKey(user_name));
    if (id === undefined) {
      report.refuse(path, `there is no account "${user_name}": register it, or leave user_name out`);
      continue;
    }
    const holder = holders.get(id);
    if (holder !== undefined)
      report.refuse(path, `account "${user_name}" is that of author "${holder}" already`);
    holders.set(id, slug);
  }
}

function refuseUnknownImage(
  path: string,
  key: string | undefined,
  { images }: StoredContent,
  report: ContentReportDraft,
): void {
  if (key !== undefined && !images.has(key))
    report.refuse(path, `there is no picture "${key}": upload it before (content/images)`);
}

function refuseDuplicates(batch: ContentBatch, report: ContentReportDraft): void {
  const { configurations = [], brand_configurations = [], object_meta = [] } = batch;
  const names: Readonly<Record<string, readonly string[]>> = {
    authors: batch.authors.map(({ slug }) => slug),
    categories: batch.categories.map(({ slug }) => slug),
    tags: batch.tags.map(({ slug }) => slug),
    configurations: configurations.map(({ code }) => code),
    brand_configurations: brand_configurations.map(({ brand, code }) => `${nameKey(brand)} ${code}`),
    object_meta: object_meta.map(({ type, object_id, tab, lang }) =>
      [type, object_id, ...(tab === undefined ? [] : [tab]), lang].join(" "),
    ),
    pages: batch.pages.map(({ key }) => key),
    posts: batch.posts.map(postName),
  };
  for (const [kind, own] of Object.entries(names)) {
    const seen = new Set<string>();
    for (const [at, name] of own.entries()) {
      if (seen.has(name)) report.refuse(`${kind}.${at}`, `${name} is there twice`);
      seen.add(name);
    }
  }
}

function refusePosts(batch: ContentBatch, stored: StoredContent, report: ContentReportDraft): void {
  const { authors, categories, tags, posts } = batch;
  const known = {
    author: slugsOf(authors, stored.authors),
    category: slugsOf(categories, stored.categories),
    tag: slugsOf(tags, stored.tags),
  };
  const unknown = (path: string, noun: keyof typeof known, slug: string) => {
    if (!known[noun].has(slug))
      report.refuse(path, `there is no ${noun} "${slug}": add it, or choose another`);
  };
  for (const [at, post] of posts.entries()) {
    unknown(`posts.${at}.author`, "author", post.author);
    for (const slug of post.categories) unknown(`posts.${at}.categories`, "category", slug);
    for (const slug of post.tags) unknown(`posts.${at}.tags`, "tag", slug);
    refuseUnknownImage(`posts.${at}.image`, post.image?.key, stored, report);
  }
}

function refusePages({ pages }: ContentBatch, report: ContentReportDraft): void {
  for (const [at, { texts, meta }] of pages.entries()) {
    if (LOCALES.every((lang) => !texts[lang]) && meta.length === 0)
      report.refuse(`pages.${at}.texts`, "it says nothing, in neither language");
    const names = meta.map(({ name }) => name);
    if (new Set(names).size < names.length) report.refuse(`pages.${at}.meta`, "a name is there twice");
  }
  if (pages.filter(({ is_front_page }) => is_front_page).length > 1)
    report.refuse("pages", "only one page can be the front page");
}

function refuseRemoved({ posts, pages, removed }: ContentBatch, report: ContentReportDraft): void {
  const going = new Set((removed?.posts ?? []).map(postName));
  for (const [at, post] of posts.entries())
    if (going.has(postName(post)))
      report.refuse(`posts.${at}`, `${postName(post)} is among those to be removed too`);
  for (const [at, { key }] of pages.entries())
    if (removed?.pages.includes(key))
      report.refuse(`pages.${at}`, `page ${key} is among those to be removed too`);
}

/** Refuses rows of a batch that reference something neither in it nor stored, and duplicates within it. */
export function refuseViolations(
  batch: ContentBatch,
  stored: StoredContent,
  report: ContentReportDraft,
): void {
  refuseDuplicates(batch, report);
  refuseAuthors(batch, stored, report);
  refusePosts(batch, stored, report);
  refusePages(batch, report);
  refuseRemoved(batch, report);
}
