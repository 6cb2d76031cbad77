import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CommentReason, CommentState } from "#shared/content/comment.table.ts";
import { users } from "./account.table.ts";
import { posts } from "./content.table.ts";

/** Comments on articles. Moments are seconds UTC. */

export const comments = sqliteTable(
  "comments",
  {
    // Never given twice: addresses name it.
    id: integer().primaryKey({ autoIncrement: true }),
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    parent_id: integer().references((): AnySQLiteColumn => comments.id, { onDelete: "cascade" }),
    /** The comment that answers none at the top of these answers; null for itself. */
    root_id: integer().references((): AnySQLiteColumn => comments.id, { onDelete: "cascade" }),
    user_id: integer().references(() => users.id, { onDelete: "set null" }),
    /** Empty once it is deleted. */
    text: text().notNull(),
    /** The text as it is compared; empty once it is deleted. */
    text_key: text().notNull(),
    state: text().$type<CommentState>().notNull(),
    created_at: integer().notNull(),
    /** When somebody has looked at it last, and who. */
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

/** Who has reported a comment that nobody has looked at since. */
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
