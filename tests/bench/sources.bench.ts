import { readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { type AdapterResult, adapters } from "#origin/ingest/cli/adapters.ts";
import { readSourceFiles } from "#origin/ingest/cli/source-files.ts";
import { writeReport } from "./bench-report.ts";

/**
 * `npm run bench -- sources -- folder`: feeds every JSON and CSV file below a folder to its adapter, each by itself, and
 * prints what was read, what was refused for which reason, and the warnings. Nothing is stored.
 */

const ADAPTER_OF: Readonly<Record<string, string>> = { ".json": "openfootball", ".csv": "football-data" };

interface Outcome {
  readonly adapter: string;
  readonly file: string;
  /** Matches, teams or venues that the batch holds; 0 where the file was refused. */
  readonly rows: number;
  readonly warnings: readonly string[];
  /** The first problem; null where the file was read. */
  readonly refusal: string | null;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => Object.hasOwn(ADAPTER_OF, extname(path)) && statSync(path).isFile())
    .sort();
}

function outcomeOf(adapter: string, file: string, result: AdapterResult): Outcome {
  if (!result.ok) {
    const [first] = result.problems;
    const more = result.count > 1 ? ` (and ${result.count - 1} more)` : "";
    return { adapter, file, rows: 0, warnings: [], refusal: `${first?.position}: ${first?.message}${more}` };
  }
  const { matches, teams, venues } = result.batch;
  const rows = matches.length || teams.length || venues.length;
  return { adapter, file, rows, warnings: result.warnings, refusal: null };
}

const [folder] = process.argv.slice(2);
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(
    "npm run bench -- sources -- folder: give a folder of openfootball or football-data.co.uk files",
  );
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const path of filesBelow(folder)) {
  const adapter = ADAPTER_OF[extname(path)] ?? "";
  const files = await readSourceFiles([path], () => undefined);
  const result = adapters[adapter]?.read({ files });
  if (result) outcomes.push(outcomeOf(adapter, path, result));
}
for (const { file, rows, warnings, refusal } of outcomes)
  console.log(
    `${refusal === null ? `${rows} rows, ${warnings.length} warnings` : `refused ${refusal}`}  ${file}`,
  );
for (const [adapter, list] of Map.groupBy(outcomes, (one) => one.adapter)) {
  const read = list.filter(({ refusal }) => refusal === null);
  const warned = read.filter(({ warnings }) => warnings.length > 0);
  console.log(`${adapter}: ${read.length} of ${list.length} files read, ${warned.length} with warnings`);
}
writeReport("sources", { outcomes });
