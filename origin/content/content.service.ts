import { ask, type Database, readAll } from "#origin/db/database.ts";
import type { Configuration, Page } from "#shared/content/index.ts";
import { allConfigurations, allPageMeta, allPages } from "./content.queries.ts";

/** The site's configuration entries. */
export async function listConfigurations(db: Database): Promise<{ configurations: Configuration[] }> {
  const [configurations] = await readAll(db, ask(allConfigurations));
  return { configurations };
}

/** The content service's pages with their meta fields. */
export async function listPages(db: Database): Promise<{ pages: Page[] }> {
  const [rows, meta] = await readAll(db, ask(allPages), ask(allPageMeta));
  const metaOf = Map.groupBy(meta, (field) => field.slug);
  const pages = rows.map((row) => ({
    slug: row.slug,
    is_front_page: row.is_front_page === 1,
    header_script: row.header_script,
    request_header_script: row.request_header_script,
    post_meta_post: (metaOf.get(row.slug) ?? []).map(({ name, value }) => ({ name, value })),
  }));
  return { pages };
}
