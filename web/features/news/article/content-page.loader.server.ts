import { redirect } from "react-router";
import type { PageText } from "#shared/content/index.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import { LOCALES, type Locale, pathOf } from "#shared/url/index.ts";
import type { Prose } from "#web/platform/prose/prose.ts";
import { safeHtml } from "#web/platform/prose/safe-html.server.ts";
import type { Alternates } from "#web/platform/seo/alternates.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** A page of the content service without unsanitized HTML. */
export interface PageAnswer {
  readonly kind: "page";
  readonly page: Omit<PageText, "content">;
  readonly prose: Prose;
  readonly alternates: Alternates;
}

const loadPage = ({ call }: RequestFacts, slug: string, lang: Locale) =>
  call("/oapi/v1/pages/slug", { slug, lang }).then(
    ({ data }) => data,
    (thrown: unknown) => {
      if (toAppError(thrown).code === "page_not_found") return null;
      throw thrown;
    },
  );

/** True if a slug is the front page's, which is shown on the home page. */
const isFront = async ({ content }: RequestFacts, slug: string): Promise<boolean> =>
  (await content("/oapi/v1/pages", {}))?.pages.some((page) => page.is_front_page && page.slug === slug) ??
  false;

/** The content page at a slug, or a redirect to its new place. Null if there is none. Throws `page_gone`. */
export async function findContentPage(
  facts: RequestFacts,
  slug: string,
): Promise<PageAnswer | Response | null> {
  const { locale } = facts;
  const found = await loadPage(facts, slug, locale);
  if (found === null) return null;
  if (found.moved_to !== null) return redirect(pathOf("article", locale, { slug: found.moved_to }), 301);
  if (found.page === null) return null;
  if (await isFront(facts, slug)) return redirect(pathOf("home", locale), 301);
  const { content, ...page } = found.page;
  return {
    kind: "page",
    page,
    prose: safeHtml(content, facts.site_origin),
    alternates: await alternatesOfPage(facts, slug),
  };
}

/** A page has the same slug in every language in which it has content. */
async function alternatesOfPage(facts: RequestFacts, slug: string): Promise<Alternates> {
  const paths = LOCALES.map(async (locale) => {
    const isThere =
      locale === facts.locale ||
      (await loadPage(facts, slug, locale).then(
        (found) => (found?.page ?? null) !== null,
        // The page renders without that alternate.
        () => false,
      ));
    return [locale, isThere ? pathOf("article", locale, { slug }) : null];
  });
  return Object.fromEntries(await Promise.all(paths)) as Record<Locale, string | null>;
}
