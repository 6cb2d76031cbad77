import type { CommentTree } from "#shared/content/comment.schema.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askComments } from "./comments.calls.ts";

/** The comments of an article's page (`page` of its address); null where they cannot be had, and the article can. */
export async function loadComments(
  { call }: RequestFacts,
  post_id: number,
  search: URLSearchParams,
): Promise<ListPage<CommentTree> | null> {
  try {
    return await askComments(call, post_id, Number(search.get("page") ?? 1));
  } catch {
    // Which call failed, edge has logged.
    return null;
  }
}
