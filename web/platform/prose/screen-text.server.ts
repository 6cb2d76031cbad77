import type { PageText } from "#shared/content/index.ts";
import { EVERY_SCREEN } from "#shared/url/screen-query.table.ts";
import { type Asking, askPageOf, shownScreenAt } from "../head/head-words.server.ts";
import type { RequestFacts } from "../request-context.ts";
import { safeHtml } from "./safe-html.server.ts";

// A hot answer is the same object for every page that is rendered from it (edge/content/content-calls.ts).
const madeSafe = { shown: new WeakMap<PageText, string>(), hidden: new WeakMap<PageText, string>() };

/** What is said of the screen itself stands below no other day, season, tab or page of it. */
const isItself = (search: URLSearchParams): boolean =>
  [...search.keys()].every((key) => EVERY_SCREEN.some((known) => known === key));

/**
 * What the content service's page of a screen has to say below it, as HTML that may be put into a page; null where there is
 * no page, or it says nothing.
 */
export async function loadScreenText(
  facts: Asking & Pick<RequestFacts, "betting" | "site_origin">,
  { pathname, searchParams }: URL,
): Promise<string | null> {
  if (!isItself(searchParams)) return null;
  const pages = (await facts.content("/oapi/v1/pages", {}))?.pages ?? [];
  const screen = shownScreenAt(pathname, pages);
  const page = screen === undefined ? null : await askPageOf(facts, pages, pathname, screen);
  if (!page?.content.trim()) return null;
  const html =
    madeSafe[facts.betting].get(page) ?? safeHtml(page.content, facts.site_origin, facts.betting).html;
  madeSafe[facts.betting].set(page, html);
  return html.trim() === "" ? null : html;
}
