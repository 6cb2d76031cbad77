import type { TryLimits } from "#origin/account/try-limits.ts";
import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import type { editorEndpoints } from "#shared/api/editor.endpoints.ts";
import { endpoints } from "#shared/api/index.ts";
import { IMAGE_BYTES } from "#shared/content/image.table.ts";
import { DraftForm } from "#shared/content/index.ts";
import {
  getDraft,
  listDrafts,
  publishDraft,
  removeDraft,
  saveDraft,
  storeImageOf,
  withdrawDraft,
} from "./draft.service.ts";
import type { ImageDeps } from "./image.service.ts";

/** Dependencies of the editor. */
interface DraftDeps extends Omit<ImageDeps, "db"> {
  readonly limits: TryLimits;
}

/** Handlers for authors of articles. */
export function draftHandlers(
  db: Database,
  { limits, ...pictures }: DraftDeps,
): Pick<Handlers, keyof typeof editorEndpoints> {
  return {
    async editorPosts({ query, reader, nowMs }) {
      const { data: drafts, page } = await listDrafts(db, query, reader, nowMs);
      return { data: { drafts }, page };
    },
    editorPostsDetail: async ({ query, reader, nowMs }) => ({
      data: { draft: await getDraft(db, query.post_id, reader, nowMs) },
    }),
    async editorPostsSave({ readBody, reader, nowMs }) {
      const form = parseForm(DraftForm, await readBody());
      return { data: { draft: await saveDraft(db, form, reader, nowMs) } };
    },
    async editorPostsPublish({ readBody, reader, nowMs }) {
      const form = parseForm(endpoints.editorPostsPublish.body, await readBody());
      return { data: { draft: await publishDraft(db, form, reader, nowMs) } };
    },
    async editorPostsWithdraw({ readBody, reader, nowMs }) {
      const form = parseForm(endpoints.editorPostsWithdraw.body, await readBody());
      return { data: { draft: await withdrawDraft(db, form, reader, nowMs) } };
    },
    editorImages: async ({ readBytes, reader, nowMs }) => ({
      data: {
        image: await storeImageOf({ db, limits, ...pictures }, await readBytes(IMAGE_BYTES), reader, nowMs),
      },
    }),
    async editorPostsDelete({ readBody, reader, nowMs }) {
      const form = parseForm(endpoints.editorPostsDelete.body, await readBody());
      await removeDraft(db, form, reader, nowMs);
      return { data: {} };
    },
  };
}
