import * as z from "zod/mini";
import { Draft, DraftForm, DraftRow, StoredImage } from "../content/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { choiceField, idField, pageFields } from "./query-fields.ts";

/** The article, and the version that its writer edited. */
const KnownDraft = z.object({ post_id: z.int(), known_at: z.int() });

/**
 * Calls of article writers: experts edit their own (others are `article_not_found`), editors and operators all.
 * Everybody else is refused with `forbidden`.
 */
export const editorEndpoints = {
  editorPosts: endpoint({
    upstream: "content",
    path: "editor/posts",
    summary:
      "Articles that the reader may edit, the most recently changed first: all, or those in one state.",
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
    summary: "An article in its editable form.",
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
      "Saves an article: a new one as a draft, an existing one in its current state. Changes of a published article are live at once; `article_changed` if another editor has saved it in the meantime.",
    body: DraftForm,
    answer: z.object({ draft: Draft }),
    freshness: "private",
    access: "reader",
  }),
  editorPostsPublish: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/posts/publish",
    summary: "Publishes an article, at once (`at` null) or at a future time, seconds UTC.",
    body: z.extend(KnownDraft, { at: z.nullable(z.int()) }),
    answer: z.object({ draft: Draft }),
    freshness: "private",
    access: "reader",
  }),
  editorPostsWithdraw: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/posts/withdraw",
    summary: "Withdraws a published or scheduled article to a draft.",
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
      "Uploads a picture for an article (JPEG, PNG or WebP as the body, at most 4 MB and five million pixels). It is stored in several widths; identical pictures are stored once.",
    answer: z.object({ image: StoredImage }),
    freshness: "private",
    access: "reader",
  }),
  editorPostsDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "editor/posts/delete",
    summary:
      "Deletes a draft permanently; `article_is_out` for a published or scheduled article: withdraw it first.",
    body: KnownDraft,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
} as const;
