import type { CallEndpoint } from "#shared/api/index.ts";
import type { CommentTree } from "#shared/content/comment.schema.ts";
import { COMMENTS_LIMIT } from "#shared/content/comment.table.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

/** A page of the comments on an article. */
export async function askComments(
  call: CallEndpoint,
  post_id: number,
  page: number,
): Promise<ListPage<CommentTree>> {
  const answer = await call("/oapi/v1/comments/tree", { post_id, page });
  const rows = answer.data.comments;
  return { rows, page: answer.page ?? { limit: COMMENTS_LIMIT, page, total: rows.length } };
}
