import type { Batch } from "../batch.schema.ts";

/** Tables whose rows a source names by ids of its own, in an order that foreign keys accept. */
const singular = {
  countries: "country",
  venues: "venue",
  competitions: "competition",
  seasons: "season",
  stages: "stage",
  teams: "team",
  players: "player",
  coaches: "coach",
  companies: "company",
  transfers: "transfer",
  absences: "absence",
  matches: "match",
} as const;

export type EntityTable = keyof typeof singular;
export const ENTITY_TABLES = Object.keys(singular) as EntityTable[];

/** What one row of a table is called. */
export const nounOf = (table: EntityTable): string => singular[table];

/** One value for every table. */
export function byTable<Value>(create: (table: EntityTable) => Value): Record<EntityTable, Value> {
  const entries = ENTITY_TABLES.map((table) => [table, create(table)] as const);
  return Object.fromEntries(entries) as Record<EntityTable, Value>;
}

/** A batch's rows of a table; none where it leaves the kind out. */
export function rowsOf<Table extends EntityTable>(
  batch: Batch,
  table: Table,
): readonly NonNullable<Batch[Table]>[number][] {
  return batch[table] ?? [];
}

/** Table of what won a title. */
export const HONORED = { team: "teams", player: "players", coach: "coaches" } as const;
