import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { wrongFields } from "#origin/http/form.ts";
import { ID_PREFIX, SAFE_HTML } from "#shared/content/safe-html.table.ts";

const PREFIXES = new RegExp(`^(?:${ID_PREFIX})+`);

/**
 * The page has its own `h1`, so that of a text stands below it. What was made safe before and is stored once more must not
 * have its ids prefixed once more.
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
  .use(rehypeParse, { fragment: true })
  .use(() => prepare)
  .use(rehypeSanitize, SAFE_HTML as Options)
  .use(rehypeStringify)
  .freeze();

/**
 * HTML with nothing in it that could do anything: parsed as browsers do (parse5), and written anew from what SAFE_HTML leaves
 * of the tree. Made safe twice it is the same. Throws `validation_failed` (`content`) of elements that stand in each other so
 * deeply that nobody can walk through them, thousands of levels.
 */
export function safeHtml(html: string): string {
  try {
    return String(processor.processSync(html)).trim();
  } catch (thrown) {
    if (thrown instanceof RangeError) throw wrongFields({ content: "content_too_deep" });
    throw thrown;
  }
}
