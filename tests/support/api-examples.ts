import { writeFileSync } from "node:fs";
import { type EndpointName, endpointList, endpointUrl } from "#shared/api/index.ts";
import { sampleOf } from "./call-sample.ts";
import { startDemoOrigin } from "./demo-origin.ts";
import { sampleQueries } from "./football-calls.ts";

/**
 * Writes edge/api-docs/examples.json: every public question as it is answered in the demo world, cut to two rows a
 * list. Run through scripts/api-examples.ts after a contract has changed.
 */
const FILE = new URL("../../edge/api-docs/examples.json", import.meta.url);

/** Rows that an example shows of a list. Lists of plain values stay whole: some have a fixed length. */
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
const queries: Partial<Record<EndpointName, (from: typeof sample) => object>> = {
  ...sampleQueries,
  tipsDetail: () => ({ tip_id: 1 }),
  expertsDetail: () => ({ expert_id: 1 }),
};
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
