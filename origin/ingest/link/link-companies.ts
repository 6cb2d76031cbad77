import { bindQuery, readAll } from "#origin/db/database.ts";
import { companyNames } from "./link.queries.ts";
import { joinRow, type Linking, unknownRows } from "./linking.ts";

/** Company names are the same everywhere: a new company is matched with the stored one by name, across sources. */
export async function linkCompanies(linking: Linking): Promise<void> {
  const added = unknownRows(linking, "companies");
  if (added.length === 0) return;
  const [stored] = await readAll(linking.db, bindQuery(companyNames));
  const idOf = new Map(stored.map(({ name, id }) => [name.toLowerCase(), id]));
  for (const { external_id, name } of added) {
    const id = idOf.get(name.toLowerCase());
    if (id !== undefined) joinRow(linking, "companies", external_id, id);
  }
}
