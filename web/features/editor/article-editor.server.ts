import type { RouterContextProvider } from "react-router";
import type { Me } from "#shared/account/account.schema.ts";
import type { Draft, DraftRow, DraftState } from "#shared/content/draft.schema.ts";
import type { Term } from "#shared/content/post.schema.ts";
import { AppError } from "#shared/errors/app-error.ts";
import type { Locale } from "#shared/url/index.ts";
import { LOCALES, pathOf } from "#shared/url/index.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import type { Prose } from "#web/platform/prose/prose.ts";
import { safeHtml } from "#web/platform/prose/safe-html.server.ts";
import { callsOf, readerOrLogin } from "#web/platform/session/personal-page.server.ts";
import { formCameBack, type RequestFacts } from "#web/platform/ssr/request-context.ts";

const LIMIT = 20;

/** Data of the article editor. */
export interface ArticleEditorData {
  /** Null for a new article. */
  readonly draft: Draft | null;
  readonly lang: Locale;
  /** For a new article: the article it translates. */
  readonly translation_of: number | null;
  readonly categories: readonly Term[];
}

/** True if the reader may write articles. */
export const isWriter = (reader: Me): boolean => reader.role !== "reader";

/**
 * The reader if they are a writer, a redirect to the login page if they are anonymous, or null if they write nothing.
 */
async function writerOf(facts: RequestFacts, back: string): Promise<Me | Response | null> {
  const reader = await readerOrLogin(facts, back);
  return reader instanceof Response || isWriter(reader) ? reader : null;
}

const idIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The articles that a reader may edit. */
export interface MyArticles {
  /** Null for a reader who is no writer. */
  readonly drafts: readonly DraftRow[] | null;
  readonly state: DraftState | "all";
  readonly page: number;
  readonly pages: number;
}

const STATES = ["all", "draft", "scheduled", "published"] as const;

export async function loadMyArticles(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<MyArticles | Response> {
  const state = STATES.find((one) => one === search.get("state")) ?? "all";
  const page = Number(search.get("page") ?? 1);
  const back = pathWith(pathOf("myArticles", facts.locale), state === "all" ? {} : { state });
  const writer = await writerOf(facts, back);
  if (writer instanceof Response) return writer;
  if (writer === null) return { drafts: null, state, page: 1, pages: 1 };
  const query = { limit: LIMIT, page, ...(state === "all" ? {} : { state }) };
  const { data, page: place } = await callsOf(facts).load("/oapi/v1/editor/posts", query);
  const pages = Math.max(1, Math.ceil((place?.total ?? 0) / LIMIT));
  return { drafts: data.drafts, state, page, pages };
}

async function categoriesIn(facts: RequestFacts, lang: Locale): Promise<readonly Term[]> {
  return (await facts.call("/oapi/v1/categories", { lang })).data.categories;
}

/** Data for a new article; null for a reader who is no writer. */
export async function loadNewArticle(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<{ editor: ArticleEditorData | null } | Response> {
  const translation_of = idIn(search.get("post_id"));
  const requested = LOCALES.find((one) => one === search.get("language"));
  const lang = requested ?? facts.locale;
  const back = pathWith(pathOf("newArticle", facts.locale), {
    ...(requested ? { language: requested } : {}),
    ...(translation_of === null ? {} : { post_id: translation_of }),
  });
  const writer = await writerOf(facts, back);
  if (writer instanceof Response) return writer;
  if (writer === null) return { editor: null };
  return { editor: { draft: null, lang, translation_of, categories: await categoriesIn(facts, lang) } };
}

/** An article in the editor. Throws `article_not_found`. */
export async function loadArticle(
  facts: RequestFacts,
  param: string | undefined,
): Promise<{ editor: ArticleEditorData } | Response> {
  const id = idIn(param);
  if (id === null) throw new AppError("article_not_found");
  const writer = await writerOf(facts, pathOf("myArticle", facts.locale, { id }));
  if (writer instanceof Response) return writer;
  if (writer === null) throw new AppError("forbidden");
  const { draft } = (await callsOf(facts).load("/oapi/v1/editor/posts/detail", { post_id: id })).data;
  const categories = await categoriesIn(facts, draft.lang);
  return { editor: { draft, lang: draft.lang, translation_of: null, categories } };
}

/**
 * The article editor. It renders below a form that came back, whatever the state of session, article and service: no
 * text is lost.
 */
export async function editorOr<Loaded extends { readonly editor: ArticleEditorData | null }>(
  context: Readonly<RouterContextProvider>,
  facts: RequestFacts,
  load: () => Promise<Loaded | Response>,
): Promise<Loaded | { readonly editor: ArticleEditorData } | Response> {
  if (!context.get(formCameBack)) return load();
  const loaded = await load().catch(() => null);
  if (loaded !== null && !(loaded instanceof Response) && loaded.editor !== null) return loaded;
  const categories = await categoriesIn(facts, facts.locale).catch(() => []);
  return { editor: { draft: null, lang: facts.locale, translation_of: null, categories } };
}

/** The preview of an article. */
export interface ArticlePreview {
  readonly draft: Draft;
  readonly prose: Prose;
}

export async function loadArticlePreview(
  facts: RequestFacts,
  param: string | undefined,
): Promise<ArticlePreview | Response> {
  const loaded = await loadArticle(facts, param);
  if (loaded instanceof Response) return loaded;
  const { draft } = loaded.editor;
  if (draft === null) throw new AppError("article_not_found");
  return { draft, prose: safeHtml(draft.content, facts.site_origin) };
}
