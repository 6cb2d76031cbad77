import { redirect } from "react-router";
import type { PostDetail } from "#shared/content/post.schema.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { LOCALES, type Locale, pathOf, perLocale } from "#shared/url/index.ts";
import type { Prose } from "#web/platform/prose/prose.ts";
import { safeHtml } from "#web/platform/prose/safe-html.server.ts";
import type { Alternates } from "#web/platform/seo/alternates.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { readSlug } from "../terms/terms.loader.server.ts";
import { findContentPage, type PageAnswer } from "./content-page.loader.server.ts";

/** An article without unsanitized HTML. */
export type ShownPost = Omit<PostDetail, "content">;

export interface PostAnswer {
  readonly kind: "post";
  readonly post: ShownPost;
  readonly prose: Prose;
  readonly alternates: Alternates;
}

/**
 * The resource at a one-segment path: an article, or a page of the content service. Redirects moved ones (301) and
 * other languages (302) in one hop. Throws `article_gone`, `page_gone` and `article_not_found`.
 */
export async function loadArticle(
  facts: RequestFacts,
  param: string | undefined,
): Promise<PostAnswer | PageAnswer | Response> {
  const slug = readSlug(param, "article_not_found");
  const found = (await findPost(facts, slug)) ?? (await findContentPage(facts, slug));
  if (found !== null) return found;
  const elsewhere = await findInOtherLanguage(facts, slug);
  if (elsewhere !== null) return redirect(elsewhere, 302);
  throw new AppError("article_not_found", { detail: slug });
}

/** Null in place of a failure with one of some codes; others are thrown. */
const nullFor =
  (...codes: readonly ErrorCode[]) =>
  (thrown: unknown): null => {
    const error = toAppError(thrown);
    if (codes.includes(error.code)) return null;
    throw error;
  };

const loadPost = ({ call }: RequestFacts, slug: string, lang: Locale) =>
  call("/oapi/v1/posts/slug", { slug, lang }).then(({ data }) => data, nullFor("article_not_found"));

async function findPost(facts: RequestFacts, slug: string): Promise<PostAnswer | Response | null> {
  const { locale } = facts;
  const found = await loadPost(facts, slug, locale);
  if (found === null) return null;
  if (found.moved_to !== null) return redirect(pathOf("article", locale, { slug: found.moved_to }), 301);
  if (!found.post) return null;
  const { content, ...post } = found.post;
  return {
    kind: "post",
    post,
    prose: safeHtml(content, facts.site_origin),
    alternates: alternatesOfPost(post.alternates),
  };
}

function alternatesOfPost(alternates: PostDetail["alternates"]): Alternates {
  return perLocale((locale) => {
    const version = alternates.find(({ lang }) => lang === locale);
    return version ? pathOf("article", locale, { slug: version.slug }) : null;
  });
}

/** The path of another language's content under a slug: this language's version of it, if there is one. */
async function findInOtherLanguage(facts: RequestFacts, slug: string): Promise<string | null> {
  for (const lang of LOCALES.filter((one) => one !== facts.locale)) {
    const gone = nullFor("article_gone", "page_gone");
    const found = await loadPost(facts, slug, lang).catch(gone);
    if (found?.moved_to) return pathOf("article", lang, { slug: found.moved_to });
    if (found?.post) {
      const alternates = alternatesOfPost(found.post.alternates);
      return alternates[facts.locale] ?? pathOf("article", lang, { slug });
    }
    const page = await findContentPage({ ...facts, locale: lang }, slug).catch(gone);
    if (page && !(page instanceof Response)) return pathOf("article", lang, { slug: page.page.slug });
  }
  return null;
}
