import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { parseHtml } from "#shared/content/parse-html.ts";
import { ID_PREFIX, SAFE_HTML } from "#shared/content/safe-html.table.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { slugOf } from "#shared/text/slug.rules.ts";
import { leadsToBetting } from "#shared/url/leads-to-betting.ts";
import { eachElement, textOf } from "./html-tree.ts";
import type { Prose, ProseHeading } from "./prose.ts";

/** Reading speed. */
const WORDS_PER_MINUTE = 220;

const HEADING = /^h[2-6]$/;
/** Headings that the table of contents lists. */
const LISTED = /^h[23]$/;

/**
 * Sanitizes HTML of the content service, which may be an operator's own and is never trusted: parsed as browsers do
 * (parse5), reduced to SAFE_HTML and serialized again, so that the page sends exactly the checked tree. Beyond
 * HTML_LIMITS only the text is kept. Headings get ids, outgoing links labels. Without betting, links and pictures of
 * other sites go too, because their content is unknown.
 */
export function safeHtml(html: string, siteOrigin: string, betting: Betting = "shown"): Prose {
  try {
    return proseOf(html, siteOrigin, betting);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return proseOf(html.replace(/<[^>]*>?/g, " "), siteOrigin, betting);
  }
}

function proseOf(html: string, siteOrigin: string, betting: Betting): Prose {
  const headings: ProseHeading[] = [];
  let words = 0;
  const processor = unified()
    .use(parseHtml)
    .use(() => lowerFirstHeading)
    .use(() => withoutPrefix)
    .use(rehypeSanitize, SAFE_HTML as Options)
    .use(() => (tree: Root) => {
      if (betting === "hidden") tree.children = withoutBetting(tree.children, siteOrigin);
      nameHeadings(tree, headings);
      mendLinks(tree, siteOrigin);
      frameTables(tree);
      words = wordsIn(textOf(tree, " "));
    })
    .use(rehypeStringify);
  const safe = String(processor.processSync(html));
  return { html: safe, headings, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The page has its own `h1`. */
function lowerFirstHeading(tree: Root): void {
  eachElement(tree, (element) => {
    if (element.tagName === "h1") element.tagName = "h2";
  });
}

/** HTML that was sanitized before it was stored has prefixed ids already; links to them use the same names. */
function withoutPrefix(tree: Root): void {
  eachElement(tree, ({ properties }) => {
    const { id, href } = properties;
    if (typeof id === "string") properties.id = bare(id);
    if (typeof href === "string" && href.startsWith("#")) properties.href = `#${bare(href.slice(1))}`;
  });
}

function bare(id: string): string {
  let rest = id;
  while (rest.startsWith(ID_PREFIX)) rest = rest.slice(ID_PREFIX.length);
  return rest;
}

/** Gives every heading a unique id made of its words. An existing id is kept: texts may link to it. */
function nameHeadings(tree: Root, headings: ProseHeading[]): void {
  const taken = new Set<string>();
  eachElement(tree, (element) => {
    if (!HEADING.test(element.tagName)) return;
    const text = textOf(element).replace(/\s+/g, " ").trim();
    const { id: own } = element.properties;
    const id = freeName(typeof own === "string" ? own : ID_PREFIX + (slugOf(text) || "muc"), taken);
    taken.add(id);
    element.properties.id = id;
    if (LISTED.test(element.tagName) && text !== "")
      headings.push({ id, text, level: element.tagName === "h2" ? 2 : 3 });
  });
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
  return name;
}

/** Links within the text get the prefixed ids; links that leave the site get `rel`. */
function mendLinks(tree: Root, siteOrigin: string): void {
  eachElement(tree, ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName !== "a" || typeof href !== "string") return;
    if (href.startsWith("#")) properties.href = `#${ID_PREFIX}${href.slice(1)}`;
    else if (leaves(href, siteOrigin)) properties.rel = ["nofollow", "noopener"];
  });
}

/** Replaces links by their text and removes pictures. */
function withoutBetting<Child extends ElementContent | RootContent>(
  children: readonly Child[],
  siteOrigin: string,
): (Child | ElementContent)[] {
  return children.flatMap((child): (Child | ElementContent)[] => {
    if (child.type !== "element") return [child];
    child.children = withoutBetting(child.children, siteOrigin);
    const { href, src } = child.properties;
    if (child.tagName === "img") return typeof src === "string" && leaves(src, siteOrigin) ? [] : [child];
    return typeof href === "string" && mayBet(href, siteOrigin) ? child.children : [child];
  });
}

function mayBet(href: string, siteOrigin: string): boolean {
  if (leaves(href, siteOrigin)) return true;
  const url = URL.parse(href, baseOf(siteOrigin));
  // Links within the text, mail and telephone links lead to no page. `//` before a path would name a host.
  if (url === null || href.startsWith("#") || !/^https?:$/.test(url.protocol)) return false;
  return leadsToBetting(url.pathname.replace(/^\/+/, "/") + url.search);
}

const baseOf = (siteOrigin: string): string => (siteOrigin === "" ? "http://site.invalid" : siteOrigin);

function leaves(href: string, siteOrigin: string): boolean {
  const base = baseOf(siteOrigin);
  const url = URL.parse(href, base);
  return url === null || (/^https?:$/.test(url.protocol) && url.origin !== new URL(base).origin);
}

/** Wide tables scroll by themselves, by keyboard too; the page never does. */
function frameTables(tree: Root): void {
  eachElement(tree, (parent) => {
    parent.children = parent.children.map((child) =>
      child.type === "element" && child.tagName === "table" ? framed(child) : child,
    );
  });
  tree.children = tree.children.map((child) =>
    child.type === "element" && child.tagName === "table" ? framed(child) : child,
  );
}

const framed = (table: Element): Element => ({
  type: "element",
  tagName: "div",
  properties: { className: ["prose-table"], tabIndex: 0 },
  children: [table],
});
