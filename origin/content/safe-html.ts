import type { Element, Root } from "hast";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { wrongFields } from "#origin/http/form.ts";
import { HtmlLimitError } from "#shared/content/html-limits.rules.ts";
import { parseHtml } from "#shared/content/parse-html.ts";
import { ID_PREFIX, SAFE_HTML } from "#shared/content/safe-html.table.ts";

const PREFIXES = new RegExp(`^(?:${ID_PREFIX})+`);

/**
 * The page has its own `h1`, so headings of a text are demoted. Already sanitized text must not get its ids prefixed
 * again.
 */
function prepare(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    if (child.tagName === "h1") child.tagName = "h2";
    const { id } = child.properties;
    if (typeof id === "string") child.properties.id = id.replace(PREFIXES, "");
    prepare(child);
  }
}

const processor = unified()
  .use(parseHtml)
  .use(() => prepare)
  .use(rehypeSanitize, SAFE_HTML as Options)
  .use(rehypeStringify)
  .freeze();

/**
 * Sanitizes HTML: parsed as browsers do (parse5), and serialized from the elements and attributes that SAFE_HTML
 * allows. Idempotent. Throws `validation_failed` for `content` beyond HTML_LIMITS: `content_too_deep` for nesting,
 * `content_too_complex` for any other limit.
 */
export function safeHtml(html: string): string {
  try {
    return String(processor.processSync(html)).trim();
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    const isDeep = !(thrown instanceof HtmlLimitError) || thrown.limit === "depth";
    throw wrongFields({ content: isDeep ? "content_too_deep" : "content_too_complex" });
  }
}
