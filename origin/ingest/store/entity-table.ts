import { keysOf, recordOf } from "#shared/record/typed-record.ts";
import type { Batch } from "../batch.schema.ts";

/** Tables with external ids, in an order that satisfies foreign keys. */
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
export const ENTITY_TABLES = keysOf(singular);

/** Name of one row of a table. */
export const nounOf = (table: EntityTable): string => singular[table];

/** One value for every table. */
export const byTable = <Value>(create: (table: EntityTable) => Value): Record<EntityTable, Value> =>
  recordOf(ENTITY_TABLES, create);

/** A batch's rows of a table; none if the batch omits the kind. */
export function rowsOf<Table extends EntityTable>(
  batch: Batch,
  table: Table,
): readonly NonNullable<Batch[Table]>[number][] {
  return batch[table] ?? [];
}

/** Table of a title's holder. */
export const HONORED = { team: "teams", player: "players", coach: "coaches" } as const;
