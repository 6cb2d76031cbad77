import * as z from "zod/mini";
import { Draft, DraftForm, DraftRow, StoredImage } from "../content/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { choiceField, idField, pageFields } from "./query-fields.ts";

/** The article, and the version that its writer edited. */
const KnownDraft = z.object({ post_id: z.int(), known_at: z.int() });

/**
 * Calls of article writers: experts edit their own, editors and operators all articles. Everybody else is refused with
 * `forbidden`, and an expert gets `article_not_found` for another writer's article.
 */
export const editorEndpoints = {
  editorPosts: endpoint({
    upstream: "content",
    path: "editor/posts",
    summary:
      "Articles that the reader may write, the last changed first: all, or those that have come so far.",
    query: {
      state: choiceField(["all", "draft", "scheduled", "published"], "all"),
      ...pageFields({ default: 20, max: 50 }),
    },
    answer: z.object({ drafts: z.array(DraftRow) }),
    paginated: true,
    freshness: "private",
    access: "reader",
  }),
  editorPostsDetail: endpoint({
    upstream: "content",
    path: "editor/posts/detail",
    summary: "An article as it is written.",
    query: { post_id: idField() },
    answer: z.object({ draft: Draft }),
    freshness: "private",
    access: "reader",
  }),
  editorPostsSave: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/posts",
    summary:
      "Saves an article: a new one as a draft, another as far as it has come. What is out changes for everybody at once; `article_changed` when somebody else has saved it meanwhile.",
    body: DraftForm,
    answer: z.object({ draft: Draft }),
    freshness: "private",
    access: "reader",
  }),
  editorPostsPublish: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/posts/publish",
    summary: "Brings an article out, at once (`at` null) or at a moment to come, seconds UTC.",
    body: z.extend(KnownDraft, { at: z.nullable(z.int()) }),
    answer: z.object({ draft: Draft }),
    freshness: "private",
    access: "reader",
  }),
  editorPostsWithdraw: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/posts/withdraw",
    summary: "Makes a draft of an article that is out or waits.",
    body: KnownDraft,
    answer: z.object({ draft: Draft }),
    freshness: "private",
    access: "reader",
  }),
  editorImages: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/images",
    summary:
      "Takes a picture for an article (JPEG, PNG or WebP as the body, at most 4 MB and five million pixels): kept in several widths, the same one once.",
    answer: z.object({ image: StoredImage }),
    freshness: "private",
    access: "reader",
  }),
  editorPostsDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/posts/delete",
    summary:
      "Deletes a draft for good; `article_is_out` for an article that is out or waits: withdraw it first.",
    body: KnownDraft,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
} as const;
