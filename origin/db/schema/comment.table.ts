import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CommentReason, CommentState } from "#shared/content/comment.table.ts";
import { users } from "./account.table.ts";
import { posts } from "./content.table.ts";

/** Comments on articles. Moments are seconds UTC. */

export const comments = sqliteTable(
  "comments",
  {
    // Ids are never reused: URLs contain them.
    id: integer().primaryKey({ autoIncrement: true }),
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    parent_id: integer().references((): AnySQLiteColumn => comments.id, { onDelete: "cascade" }),
    /** Root of the thread; null for a top-level comment. */
    root_id: integer().references((): AnySQLiteColumn => comments.id, { onDelete: "cascade" }),
    user_id: integer().references(() => users.id, { onDelete: "set null" }),
    /** Empty once deleted. */
    text: text().notNull(),
    /** Normalized text for duplicate checks; empty once deleted. */
    text_key: text().notNull(),
    state: text().$type<CommentState>().notNull(),
    created_at: integer().notNull(),
    /** When a moderator last decided, and who. */
    decided_at: integer(),
    decided_by: integer(),
  },
  (table) => [
    index("comments_by_post").on(table.post_id, table.root_id, table.id),
    index("comments_by_post_state").on(table.post_id, table.state),
    index("comments_by_root").on(table.root_id, table.id),
    index("comments_by_parent").on(table.parent_id),
    index("comments_by_user").on(table.user_id, table.id),
    index("comments_by_state").on(table.state, table.id),
  ],
);

/** Open reports of comments. */
export const comment_reports = sqliteTable(
  "comment_reports",
  {
    comment_id: integer()
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text().$type<CommentReason>().notNull(),
    created_at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.comment_id, table.user_id] }),
    index("comment_reports_by_user").on(table.user_id),
  ],
);
