import { readFileSync } from "node:fs";
import { parseFragment } from "parse5";
import type { BatchPost, ContentBatch } from "#origin/content/content-batch.schema.ts";
import { safeHtml } from "#origin/content/safe-html.ts";
import { AppError } from "#shared/errors/index.ts";
import { aBatchPage, aBatchPost, someContent } from "../batches/content-batches.ts";
import { openDatabase } from "../origin/news-content.ts";
import type { TestSite } from "../site.ts";

/** Content whose every text tries to run a script (tests/fixtures/xss), on as few pages as possible. */

const vectors: readonly { readonly html: string }[] = JSON.parse(
  readFileSync(new URL("../../fixtures/xss/vectors.json", import.meta.url), "utf8"),
);

/** True if it swallows the following markup: it has to come last. */
const swallows = (html: string): boolean =>
  !parseFragment(`${html}<p>`).childNodes.some(({ nodeName }) => nodeName === "p");

const last = vectors.map(({ html }) => html).filter(swallows);
const others = vectors.map(({ html }) => html).filter((html) => !swallows(html));

/**
 * True if the content service accepts a text: unclosed elements add up, and it refuses deep ones
 * (html-limits.rules.ts).
 */
function isTaken(html: string): boolean {
  try {
    safeHtml(html);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError) return false;
    throw thrown;
  }
}

/** Attempts in as few texts as the content service accepts; a refused attempt is a text of its own. */
function textsOf(attempts: readonly string[]): string[] {
  const texts: string[] = [];
  for (const html of attempts) {
    const joined = `${texts.at(-1)}<p>·</p>${html}`;
    if (texts.length > 0 && isTaken(joined)) texts[texts.length - 1] = joined;
    else texts.push(html);
  }
  return texts;
}

/**
 * Every attempt as HTML, one text for each article. Only {@link trustEverything} uses the texts that the content
 * service refuses.
 */
export const XSS_HTML = [...textsOf(others), ...last];

/**
 * Every attempt as lines of text, as many in one as `most` characters hold; without characters that a line may not
 * hold.
 */
function linesOf(most: number): string[] {
  const texts = vectors.map(({ html }) => html.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, " ").trim());
  const lines: string[] = [];
  for (const text of texts.filter(({ length }) => length <= most)) {
    const joined = `${lines.at(-1)} ${text}`;
    if (lines.length > 0 && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(text);
  }
  return lines;
}

const names = linesOf(200);
const alts = linesOf(300);
const sentences = linesOf(1000);
const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;
const inBoth = (text: string) => ({ vi: text, en: text });

export const XSS_CATEGORY = "xss-muc";
export const XSS_PAGE = "xss-trang";
const TAGS_EACH = 50;
/** Two pages of a list. */
const XSS_POSTS = 24;

const post = (at: number, image: string): BatchPost =>
  aBatchPost({
    ...{ key: `xss-${at}`, slug: `xss-${at}`, title: pick(names, at), summary: pick(sentences, at) },
    ...{ meta_title: pick(names, at + 1), meta_description: pick(sentences, at + 1) },
    ...{ keyword: pick(sentences, at + 2), content: XSS_HTML.filter(isTaken)[at] ?? "<p>x</p>" },
    image: { key: image, alt: pick(alts, at) },
    ...{ author: `xss-${at}`, categories: [XSS_CATEGORY], published_at: 1_500_000_000 - at },
    tags: names.map((_, tag) => `xss-${tag}`).slice(0, TAGS_EACH),
  });

/** A batch with attempts in every text; its articles have a stored picture. Another test's lists do not show it. */
export const xssBatch = (image: string): ContentBatch =>
  someContent({
    authors: names.map((name, at) => ({
      ...{ slug: `xss-${at}`, name, links: ["https://example.com/?<script>alert(1)</script>"] },
      biography: inBoth(sentences.join("\n")),
    })),
    categories: [
      {
        slug: XSS_CATEGORY,
        name: inBoth(names[0] ?? ""),
        description: inBoth(sentences.join(" ")),
        position: 99,
      },
    ],
    tags: names.map((name, at) => ({ slug: `xss-${at}`, name: inBoth(name), description: inBoth(name) })),
    menu: names.map((name) => ({
      name: inBoth(name),
      path: inBoth("/x?<script>alert(1)</script>"),
      icon: name,
    })),
    configurations: [
      { code: "SITE_NAME", value: '"><script>alert(1)</script>' },
      { code: "SEO_META_DESCRIPTION", value: sentences.join(" ") },
      { code: "SEO_TITLE_SEPARATOR", value: "<!--" },
      { code: "robot_meta_news", value: '"><img src=x onerror=alert(1)>' },
    ],
    pages: [
      aBatchPage({
        ...{ key: XSS_PAGE, slug: XSS_PAGE, meta: [{ name: pick(names, 1), value: pick(names, 2) }] },
        texts: {
          vi: {
            ...{ title: pick(names, 3), meta_title: pick(names, 4), meta_description: pick(sentences, 3) },
            ...{
              keyword: pick(sentences, 4),
              summary: sentences.join(" "),
              content: XSS_HTML[0] ?? "",
            },
          },
        },
      }),
    ],
    posts: Array.from({ length: XSS_POSTS }, (_, at) => post(at, image)),
  });

/** Bypasses the content service's sanitizing: stores the texts as they were sent, and script URLs. */
export function trustEverything(site: TestSite): void {
  const db = openDatabase(site);
  const raw = db.prepare("UPDATE posts SET content = ?, updated_at = updated_at + 1 WHERE slug = ?");
  for (const [at, html] of XSS_HTML.entries()) raw.run(html, `xss-${at}`);
  db.prepare("UPDATE page_texts SET content = ? WHERE slug = ?").run(XSS_HTML[0] ?? "", XSS_PAGE);
  const links = ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:alert(1)"];
  db.prepare("UPDATE authors SET links = ? WHERE slug LIKE 'xss-%'").run(JSON.stringify(links));
  db.close();
}

/** Removes it all again: other tests of the same site list categories and tags. */
export function removeXss(site: TestSite): void {
  const db = openDatabase(site);
  db.exec(`PRAGMA foreign_keys = ON; BEGIN; DELETE FROM posts WHERE key LIKE 'xss-%'; DELETE FROM pages WHERE key LIKE 'xss-%';
    DELETE FROM categories WHERE slug LIKE 'xss-%'; DELETE FROM tags WHERE slug LIKE 'xss-%';
    DELETE FROM authors WHERE slug LIKE 'xss-%'; DELETE FROM menu_items;
    DELETE FROM configurations WHERE code LIKE 'S%' OR code LIKE 'robot%'; COMMIT`);
  db.close();
}
