import type { Endpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { isPostRow, revealsNews, withoutArticles } from "#shared/spoiler-shield/article-results.rules.ts";
import { isMatchRow, isNews, maskResults } from "#shared/spoiler-shield/mask-results.rules.ts";
import { resultContentOf } from "#shared/spoiler-shield/result-content.table.ts";
import { DELAY_KEY } from "#shared/spoiler-shield/shield.rules.ts";
import type { Cached } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import { cachedRefusal } from "../proxy/negative-cache.ts";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Results that a response is without: those that are news, except of one match. */
export interface HiddenResults {
  readonly but: number | null;
}

/** Requests the row of a match (`matches/recentdetail`) with this query. */
export type LoadMatch = (search: string) => Promise<Cached>;

/**
 * Refuses a call that holds nothing but results, for a reader who hides them: always, or while the match that its query
 * names is news. Rejects with `scores_hidden`.
 */
export async function refuseResults(
  call: Endpoint,
  query: URLSearchParams,
  { but }: HiddenResults,
  loadMatch: LoadMatch,
): Promise<void> {
  const content = resultContentOf(call.path);
  if (content === "rows") return;
  if (content === "match" && (but !== null || !(await isMatchNews(query, loadMatch)))) return;
  throw new AppError("scores_hidden", { detail: call.path });
}

async function isMatchNews(query: URLSearchParams, loadMatch: LoadMatch): Promise<boolean> {
  const search = new URLSearchParams({ match_id: query.get("match_id") ?? "" });
  const delay = query.get(DELAY_KEY);
  if (delay !== null) search.set(DELAY_KEY, delay);
  const { entry } = await loadMatch(search.toString());
  const { data }: { data: { match?: unknown } } = JSON.parse(decoder.decode(entry.body));
  // An unknown match must not count as old news.
  return !isMatchRow(data.match) || (!isAhead(data.match) && isNews(data.match, Date.now()));
}

/** Line-ups and prices of a match to come reveal no result. */
const isAhead = ({ status }: Readonly<Record<string, unknown>>): boolean => status === "not_started";

/**
 * A response for a reader who hides results: masked by shape, so that rows of future calls are masked too. An article
 * that reveals a result becomes a refusal (`scores_hidden`), as fresh as the article would be.
 */
export function withoutResults(answer: Produced, { but }: HiddenResults): Produced {
  const body: { readonly data?: { readonly post?: unknown } } = JSON.parse(decoder.decode(answer.body));
  const nowMs = Date.now();
  const post = body.data?.post;
  if (isPostRow(post) && revealsNews(post, nowMs, but)) {
    return cachedRefusal(new AppError("scores_hidden", { detail: `article ${String(post.slug)}` }), answer);
  }
  const listed = withoutArticles(body, (one) => revealsNews(one, nowMs, but));
  const masked = maskResults(listed, (match) => match.id !== but && isNews(match, nowMs));
  return { ...answer, body: new Uint8Array(encoder.encode(JSON.stringify(masked))) };
}
