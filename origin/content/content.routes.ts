import * as z from "zod/mini";
import type { TryLimits } from "#origin/account/try-limits.ts";
import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import type { contentEndpoints } from "#shared/api/content.endpoints.ts";
import type { editorEndpoints } from "#shared/api/editor.endpoints.ts";
import { fieldErrors } from "#shared/api/index.ts";
import type { postEndpoints } from "#shared/api/post.endpoints.ts";
import { IMAGE_BYTES } from "#shared/content/image.table.ts";
import { MAX_PROBLEMS, readBatchText, refuseBatch } from "../http/body.ts";
import {
  getFrontPage,
  getObjectMeta,
  getPage,
  LANGUAGES,
  listConfigurations,
  listConfigurationsOf,
  listMenu,
  listPages,
} from "./content.service.ts";
import { storeContent } from "./content.store.ts";
import { ContentBatch } from "./content-batch.schema.ts";
import { draftHandlers } from "./draft.routes.ts";
import { type ImageDeps, storeImage } from "./image.service.ts";
import { postHandlers } from "./post.routes.ts";
import { postSitemapHandlers } from "./sitemap.routes.ts";

/** Parses a content batch from a request body. Throws `batch_refused` with problems by path, the first of many. */
function parseContent(text: string): ContentBatch {
  const parsed = z.safeParse(ContentBatch, readBatchText(text));
  if (parsed.success) return parsed.data;
  throw refuseBatch(Object.fromEntries(Object.entries(fieldErrors(parsed.error)).slice(0, MAX_PROBLEMS)));
}

/** Handlers of the content service. */
export function contentHandlers(
  db: Database,
  { limits, ...pictures }: Omit<ImageDeps, "db"> & { readonly limits: TryLimits },
): Pick<
  Handlers,
  | keyof typeof contentEndpoints
  | keyof typeof postEndpoints
  | keyof typeof editorEndpoints
  | "sitemapPosts"
  | "sitemapTerms"
  | "contentBatch"
  | "contentImages"
> {
  return {
    ...postHandlers(db),
    ...postSitemapHandlers(db),
    ...draftHandlers(db, { limits, ...pictures }),
    configurations: async () => ({
      data: { configurations: await listConfigurations(db) },
      tags: ["configurations"],
    }),
    configurationBrand: async ({ query }) => ({
      data: { configurations: await listConfigurationsOf(db, query.brand_code) },
      tags: ["configurations"],
    }),
    menu: async ({ query }) => ({ data: { menu: await listMenu(db, query.lang) }, tags: ["menu"] }),
    pages: async () => ({ data: { pages: await listPages(db) }, tags: ["pages"] }),
    pagesHomePage: async ({ query }) => ({
      data: { page: await getFrontPage(db, query.lang) },
      tags: ["pages"],
    }),
    pagesSlug: async ({ query, nowMs }) => ({
      data: await getPage(db, query.slug, query.lang, nowMs),
      tags: ["pages", `page:${query.slug}`],
    }),
    objectsMeta: async ({ query }) => ({
      data: { object_meta: await getObjectMeta(db, query) },
      tags: ["object-meta"],
    }),
    async contentBatch({ query, nowMs, readBody }) {
      const batch = parseContent(await readBody());
      const chosen = { dryRun: query.dry_run === 1, prune: query.prune === 1 };
      return { data: { report: await storeContent(db, batch, { source: "import", nowMs, ...chosen }) } };
    },
    contentImages: async ({ nowMs, readBytes }) => ({
      data: { image: await storeImage({ db, ...pictures }, await readBytes(IMAGE_BYTES), nowMs) },
    }),
    languages: async ({ query }) => ({ data: { languages: LANGUAGES.slice(0, query.limit) } }),
  };
}
