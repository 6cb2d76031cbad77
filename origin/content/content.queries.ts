import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type {
  brand_configurations,
  configurations,
  former_slugs,
  images,
  menu_items,
  object_meta,
  page_meta,
  page_texts,
  pages,
} from "#origin/db/schema/content.table.ts";

/** Queries of site content. Those without a parameter return a whole small table, ordered by key. */

export const allConfigurations: Query<RowOf<typeof configurations>> = query(
  "SELECT code, value FROM configurations ORDER BY code",
);

/** Overrides of brand `?1` (its key). */
export const configurationsOfBrand: Query<Pick<RowOf<typeof brand_configurations>, "code" | "value">> = query(
  "SELECT code, value FROM brand_configurations WHERE brand_key = ?1 ORDER BY code",
);

export const allMenuItems: Query<RowOf<typeof menu_items>> = query(
  "SELECT * FROM menu_items ORDER BY position, id",
);

export const allPages: Query<RowOf<typeof pages>> = query("SELECT * FROM pages ORDER BY slug");

export const allPageMeta: Query<RowOf<typeof page_meta>> = query(
  "SELECT slug, name, value FROM page_meta ORDER BY slug, name",
);

type TextRow = RowOf<typeof page_texts> & Pick<RowOf<typeof pages>, "updated_at">;

/** Texts of page `?1` in language `?2`. */
export const textOfPage: Query<TextRow> = query(
  "SELECT t.*, p.updated_at FROM page_texts t JOIN pages p ON p.slug = t.slug WHERE t.slug = ?1 AND t.lang = ?2",
);

/** Texts of the front page in language `?1`. */
export const textOfFrontPage: Query<TextRow> = query(
  "SELECT t.*, pages.updated_at FROM pages CROSS JOIN page_texts t ON t.slug = pages.slug AND t.lang = ?1 WHERE pages.is_front_page = 1 LIMIT 1",
);

/** Redirect target of former slug `?2` in language `?1`, and whether it is published at `?3` (seconds UTC). */
export const formerSlug: Query<Pick<RowOf<typeof former_slugs>, "moved_to"> & { leads: 0 | 1 }> = query(
  `SELECT f.moved_to, EXISTS (SELECT 1 FROM pages p WHERE p.slug = f.moved_to) OR EXISTS
      (SELECT 1 FROM posts p WHERE p.lang = f.lang AND p.slug = f.moved_to AND p.published_at <= ?3) AS leads
    FROM former_slugs f WHERE f.lang = ?1 AND f.slug = ?2`,
);

/** Override of object `?1` `?2` in the first of the tabs `?3` (a JSON list) with a row in language `?4`. */
export const metaOfObject: Query<RowOf<typeof object_meta>> = query(
  `SELECT o.* FROM json_each(?3) wanted CROSS JOIN object_meta o
    ON o.type = ?1 AND o.object_id = ?2 AND o.tab = wanted.value AND o.lang = ?4
    ORDER BY coalesce(o.title, o.meta_description, o.keyword, o.content) IS NULL, wanted.key LIMIT 1`,
);

/** Picture `?1`. */
export const storedImage: Query<RowOf<typeof images>> = query("SELECT * FROM images WHERE key = ?1");
