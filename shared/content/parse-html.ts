import type { Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { defaultTreeAdapter, parseFragment } from "parse5";
import type { Processor } from "unified";
import { limitedAdapter } from "./html-limits.rules.ts";

/** A plugin of unified that parses HTML as browsers do, within HTML_LIMITS. Throws HtmlLimitError beyond them. */
export function parseHtml(this: Processor): void {
  this.parser = (html) =>
    fromParse5(parseFragment(html, { treeAdapter: limitedAdapter(defaultTreeAdapter) })) as Root;
}
