/** A row of a table as a read gives it. */
export type RowOf<Table extends { $inferSelect: object }> = Table["$inferSelect"];

/** The same where a LEFT JOIN may find none. */
export type Maybe<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Columns of a row under a prefix: `team_id`, `team_name`. */
export type Prefixed<Prefix extends string, Row> = {
  [Column in keyof Row & string as `${Prefix}_${Column}`]: Row[Column];
};
