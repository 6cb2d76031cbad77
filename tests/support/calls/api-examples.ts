import { writeFileSync } from "node:fs";
import { storeContent } from "#origin/content/content.store.ts";
import { type EndpointName, endpointList, endpoints, endpointUrl } from "#shared/api/index.ts";
import { startDemoOrigin } from "../origin/demo-origin.ts";
import { storeComments } from "../origin/stored-posts.ts";
import { sampleOf } from "./call-sample.ts";
import { contentSample, sampleContentQueries } from "./content-calls.ts";
import { sampleQueries } from "./football-calls.ts";

/**
 * Writes edge/api-docs/examples.json: every public read with its response in the demo world, cut to two rows a list.
 * Run through scripts/api-examples.ts after a contract has changed.
 */
const FILE = new URL("../../../edge/api-docs/examples.json", import.meta.url);

/** Rows of a list in an example. Lists of plain values stay whole: some have a fixed length. */
const ROWS = 2;

function cut(value: unknown): unknown {
  if (Array.isArray(value)) {
    const hasRows = value.some((item) => typeof item === "object" && item !== null);
    return hasRows ? value.slice(0, ROWS).map(cut) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, cut(held)]));
}

const origin = await startDemoOrigin();
const sample = await sampleOf(origin.db);
// The demo world already has pages at the sample's URLs.
const stored = await storeContent(
  origin.db,
  { ...contentSample, pages: [] },
  { source: "import", nowMs: Date.now() },
);
if (!stored.stored) throw new Error(`the sample of content was refused: ${JSON.stringify(stored)}`);
await storeComments(origin.db, 1, ["Đội khách chơi hay hơn.", "Hiệp hai thì đúng."]);
const queries: Partial<Record<EndpointName, (from: typeof sample) => object>> = {
  ...sampleQueries,
  ...sampleContentQueries,
  tipsDetail: () => ({ tip_id: 1 }),
  expertsDetail: () => ({ expert_id: 1 }),
  commentsTree: () => ({ post_id: 1 }),
};
// This world has no readers: latency reports that browsers would have sent.
const samples = [40, 60, 90, 140, 900].map((screen_ms) => ({ feed_ms: 25, room_ms: 8, screen_ms }));
const body = JSON.stringify({ samples });
await origin.fetch(endpointUrl(endpoints.latencyReport, {}), { method: "POST", body });
const lines: string[] = [];
for (const [name, call] of endpointList) {
  if (call.access !== "public" || call.method !== "GET") continue;
  const query = queries[name]?.(sample) ?? {};
  const response = await origin.fetch(endpointUrl(call, query));
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  lines.push(`${JSON.stringify(name)}: ${JSON.stringify({ query, answer: cut(await response.json()) })}`);
}
await origin.dispose();
writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
console.log(`${lines.length} examples written to edge/api-docs/examples.json`);
