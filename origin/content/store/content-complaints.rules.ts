import { nameKey } from "#shared/account/index.ts";
import { LOCALES } from "#shared/url/index.ts";
import type { ContentBatch } from "../content-batch.schema.ts";
import type { ContentReportDraft } from "./content-report.ts";
import { postName, type StoredContent } from "./stored-content.ts";

const slugsOf = (...lists: readonly (readonly { readonly slug: string }[])[]): ReadonlySet<string> =>
  new Set(lists.flat().map(({ slug }) => slug));

function refuseTwice(kind: string, names: readonly string[], report: ContentReportDraft): void {
  const seen = new Set<string>();
  for (const [at, name] of names.entries()) {
    if (seen.has(name)) report.refuse(`${kind}.${at}`, `${name} is there twice`);
    seen.add(name);
  }
}

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

/** Refuses rows of a batch that reference something neither in it nor stored, and duplicates within it. */
export function refuseWrongNames(
  batch: ContentBatch,
  stored: StoredContent,
  report: ContentReportDraft,
): void {
  const { authors, categories, tags, configurations = [], object_meta = [], pages, posts, removed } = batch;
  for (const [kind, rows] of Object.entries({ authors, categories, tags }))
    refuseTwice(
      kind,
      rows.map(({ slug }) => slug),
      report,
    );
  const codes = configurations.map(({ code }) => code);
  refuseTwice("configurations", codes, report);
  refuseTwice(
    "brand_configurations",
    (batch.brand_configurations ?? []).map(({ brand, code }) => `${nameKey(brand)} ${code}`),
    report,
  );
  refuseTwice(
    "object_meta",
    object_meta.map(({ type, object_id, tab, lang }) =>
      [type, object_id, ...(tab === undefined ? [] : [tab]), lang].join(" "),
    ),
    report,
  );
  const pageKeys = pages.map(({ key }) => key);
  refuseTwice("pages", pageKeys, report);
  refuseTwice("posts", posts.map(postName), report);
  refuseAuthors(batch, stored, report);

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
  for (const [at, { texts, meta }] of pages.entries()) {
    if (LOCALES.every((lang) => !texts[lang]) && meta.length === 0)
      report.refuse(`pages.${at}.texts`, "it says nothing, in neither language");
    const names = meta.map(({ name }) => name);
    if (new Set(names).size < names.length) report.refuse(`pages.${at}.meta`, "a name is there twice");
  }
  if (pages.filter(({ is_front_page }) => is_front_page).length > 1)
    report.refuse("pages", "only one page can be the front page");
  const going = new Set((removed?.posts ?? []).map(postName));
  for (const [at, post] of posts.entries())
    if (going.has(postName(post)))
      report.refuse(`posts.${at}`, `${postName(post)} is among those to be removed too`);
  for (const [at, { key }] of pages.entries())
    if (removed?.pages.includes(key))
      report.refuse(`pages.${at}`, `page ${key} is among those to be removed too`);
}
