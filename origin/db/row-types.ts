/** A row of a table as a query returns it. */
export type RowOf<Table extends { $inferSelect: object }> = Table["$inferSelect"];

/** The same for a LEFT JOIN: all columns nullable. */
export type Maybe<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Columns of a row under a prefix: `team_id`, `team_name`. */
export type Prefixed<Prefix extends string, Row> = {
  [Column in keyof Row & string as `${Prefix}_${Column}`]: Row[Column];
};
