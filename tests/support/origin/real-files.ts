import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readFootballData } from "#origin/ingest/adapters/football-data/football-data.adapter.ts";
import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";

/** Real files, kept outside the repository; tests that need them skip without them. */
const DATA = new URL("../../../../shared/data/", import.meta.url);

/** Prices of a dozen bookmakers, of five leagues. */
export const BOOKMAKERS_FILE = "football-data-co-uk/2025-26_big5.csv";
/** A file with scorers only: no line-ups, no assists. */
export const WORLD_CUP_FILE = "openfootball/2022_worldcup.json";

/** True where the files exist; logs a note where they do not. */
export function hasRealFiles(): boolean {
  const there = existsSync(new URL(BOOKMAKERS_FILE, DATA)) && existsSync(new URL("openfootball", DATA));
  if (!there) console.warn(`skipped: no real files in ${fileURLToPath(DATA)}`);
  return there;
}

/** All of openfootball's real files; none where they are missing. */
export const openfootballFiles = (): string[] =>
  existsSync(new URL("openfootball", DATA))
    ? readdirSync(new URL("openfootball", DATA)).map((name) => `openfootball/${name}`)
    : [];

/** Text of a real file. */
export const realFile = (name: string): string => readFileSync(new URL(name, DATA), "utf8");

/** The batch of real files, read by the adapter of their folder. */
export function realBatch(...names: string[]): Batch {
  const files = names.map((name) => ({ name, text: realFile(name) }));
  const isCsv = names.every((name) => name.endsWith(".csv"));
  const result = isCsv ? readFootballData({ files }) : readOpenfootball({ files });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.batch;
}
