import type { Post } from "#shared/content/post.schema.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** An article as other pages link it. */
export type NewsLink = Pick<Post, "id" | "slug" | "title" | "published_at">;

/** The subject of the articles beside a page. */
export interface NewsSubject {
  readonly match_id?: number;
  /** A tag that may not exist. */
  readonly tag?: string;
}

const COUNT = 5;
/** Football pages do not wait longer for optional content; the response is cached for the next page. */
const PATIENCE_MS = 250;

/** The newest articles on a page's subject, or of all; empty while the content service is slow or down. */
export async function loadLatestNews(
  facts: RequestFacts,
  subject: NewsSubject = {},
): Promise<readonly NewsLink[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly NewsLink[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS);
  });
  const found = loadLinks(facts, subject).catch(() => []);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

async function loadLinks({ call, locale: lang }: RequestFacts, subject: NewsSubject): Promise<NewsLink[]> {
  const { data } = await call("/oapi/v1/posts", { lang, limit: COUNT, ...subject });
  return data.posts.map(({ id, slug, title, published_at }) => ({ id, slug, title, published_at }));
}
