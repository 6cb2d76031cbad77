import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { NameMatchState } from "#shared/name/index.ts";
import type { Batch } from "../batch.schema.ts";
import { decidedNames } from "./link.queries.ts";
import type { NameDecisions } from "./linking.ts";

/** Reads what operators decided about the batch's teams. */
export async function readDecisions(db: Database, batch: Batch): Promise<NameDecisions> {
  const ids = JSON.stringify(batch.teams.map(({ external_id }) => external_id));
  const [rows] = await readAll(db, bindQuery(decidedNames, ids, batch.source));
  const byName = Map.groupBy(rows, (row) => row.external_id);
  const othersOf = (list: typeof rows) => new Set(list.map((row) => row.other_id));
  const inState = (wanted: NameMatchState) =>
    new Map(
      [...byName].map(([name, list]) => [name, othersOf(list.filter(({ state }) => state === wanted))]),
    );
  const waiting = inState("open");
  return {
    apart: inState("apart"),
    queued: new Map([...byName].map(([name, list]) => [name, othersOf(list)])),
    waiting,
    settled: new Set([...waiting].flatMap(([name, others]) => (others.size === 0 ? [name] : []))),
  };
}
