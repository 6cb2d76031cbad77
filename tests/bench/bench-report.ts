import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

const FOLDER = ".data/bench";

/** Writes a bench's figures to .data/bench/<name>.json, with what they were measured on. */
export function writeReport(name: string, figures: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const machine = { cpus: cpus().length, model: cpus()[0]?.model.trim(), node: process.version };
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ bench: name, at: new Date().toISOString(), machine, ...figures }, null, 2)}\n`,
  );
  console.log(`${file} written`);
}

/** The middle one of some figures. */
export function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
