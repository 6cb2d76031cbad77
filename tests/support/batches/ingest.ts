import type { Batch } from "#origin/ingest/batch.schema.ts";
import { fetchFootball } from "../calls/football-request.ts";
import type { TestSite } from "../site.ts";

/** Posts a batch to a site, as every importer does. */
export async function ingest(site: TestSite, batch: Batch): Promise<void> {
  const response = await fetch(`${site.url}/api/v1/origin/ingest`, {
    method: "POST",
    headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
    body: JSON.stringify(batch),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}

/** Posts a batch with a match in play and finds its id. */
export async function ingestInPlay(site: TestSite, batch: Batch): Promise<number> {
  await ingest(site, batch);
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  const found = matches.find(({ home }) => home.name === batch.teams[0]?.name);
  if (!found) throw new Error(`${batch.teams[0]?.name} is not in play`);
  return found.id;
}
