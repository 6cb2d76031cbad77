import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const configurations = sqliteTable("configurations", {
  code: text().primaryKey(),
  value: text().notNull(),
});

export const pages = sqliteTable("pages", {
  slug: text().primaryKey(),
  is_front_page: integer().notNull(),
  header_script: text(),
  request_header_script: text(),
});

export const page_meta = sqliteTable(
  "page_meta",
  {
    slug: text()
      .notNull()
      .references(() => pages.slug),
    name: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.name] })],
);
