import type { ObjectMeta, PageText } from "#shared/content/index.ts";
import { EVERY_SCREEN } from "#shared/url/screen-query.table.ts";
import {
  type ContentFacts,
  fetchMetaOf,
  fetchPageOf,
  shownScreenAt,
} from "#web/platform/seo/head-labels.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { safeHtml } from "./safe-html.server.ts";

// A hot response is the same object for every page that is rendered from it (edge/content/content-calls.ts).
const madeSafe = {
  shown: new WeakMap<PageText | ObjectMeta, string>(),
  hidden: new WeakMap<PageText | ObjectMeta, string>(),
};

/** True if the URL is the screen itself, or a tab: another day, season or page of it does not get the text. */
const isItself = (search: URLSearchParams): boolean =>
  [...search.keys()].every((key) => key === "tab" || EVERY_SCREEN.some((known) => known === key));

/** The content service's page of the screen at a URL; a tab has none. */
async function pageOf(facts: ContentFacts, { pathname, searchParams }: URL): Promise<PageText | null> {
  if (searchParams.has("tab")) return null;
  const pages = (await facts.content("/oapi/v1/pages", {}))?.pages ?? [];
  const screen = shownScreenAt(pathname, pages);
  return screen === undefined ? null : fetchPageOf(facts, pages, pathname, screen);
}

/** The content service's text below a screen as safe HTML: of the match, team or league, else the page. */
export async function loadScreenText(
  facts: ContentFacts & Pick<RequestFacts, "betting" | "site_origin">,
  url: URL,
): Promise<string | null> {
  if (!isItself(url.searchParams)) return null;
  const [meta, page] = await Promise.all([fetchMetaOf(facts, url), pageOf(facts, url)]);
  const found = [meta, page].find((one) => one?.content?.trim());
  if (!found?.content) return null;
  const html =
    madeSafe[facts.betting].get(found) ?? safeHtml(found.content, facts.site_origin, facts.betting).html;
  madeSafe[facts.betting].set(found, html);
  return html.trim() === "" ? null : html;
}
