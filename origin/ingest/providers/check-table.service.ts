import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import type { ProviderTable } from "../adapters/provider.ts";
import { storedIds } from "../store/store.queries.ts";
import { compareTables } from "./compare-tables.rules.ts";
import { saveCheck } from "./provider.store.ts";

interface Check {
  readonly source: string;
  readonly table: ProviderTable;
  readonly nowMs: number;
}

/** Compares a provider's table with ours and records the differences. The table is used for nothing else. */
export async function checkTable(db: Database, { source, table, nowMs }: Check): Promise<void> {
  const names = JSON.stringify(table.rows.map(({ team }) => team));
  const [[season], teams] = await readAll(
    db,
    bindQuery(storedIds, source, "seasons", JSON.stringify([table.season])),
    bindQuery(storedIds, source, "teams", names),
  );
  if (!season) return;
  const idOf = new Map(teams.map(({ external_id, id }) => [external_id, id]));
  const { data } = await getStandings(db, season.id, nowMs);
  // An unlinked team cannot be compared: the report of its matches lists it as left out.
  const rows = table.rows.flatMap((row) => {
    const team_id = idOf.get(row.team);
    return team_id === undefined ? [] : [{ ...row, team_id }];
  });
  await saveCheck(db, source, season.id, compareTables(data.tables, rows), nowMs);
}
