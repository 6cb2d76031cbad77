import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

const FOLDER = ".data/bench";

/** Writes a bench's results to .data/bench/<name>.json, with the machine they were measured on. */
export function writeReport(name: string, values: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const machine = { cpus: cpus().length, model: cpus()[0]?.model.trim(), node: process.version };
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ bench: name, at: new Date().toISOString(), machine, ...values }, null, 2)}\n`,
  );
  console.log(`${file} written`);
}

/** The median. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A percentile of ascending numbers. */
export function percentileOf(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The least-squares line through some points, and how well it fits: 1 is perfect. */
export function lineThrough(points: readonly { readonly x: number; readonly y: number }[]) {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const covariance = mean(({ x, y }) => (x - meanX) * (y - meanY));
  const slope = covariance / mean(({ x }) => (x - meanX) ** 2);
  const r_squared = covariance ** 2 / (mean(({ x }) => (x - meanX) ** 2) * mean(({ y }) => (y - meanY) ** 2));
  return { slope, r_squared };
}
