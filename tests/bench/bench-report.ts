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

/** The figure below which a share of ascending figures lies. */
export function percentileOf(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The straight line nearest to some points (least squares), and how near they lie to it: 1 is on it. */
export function lineThrough(points: readonly { readonly x: number; readonly y: number }[]) {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const covariance = mean(({ x, y }) => (x - meanX) * (y - meanY));
  const slope = covariance / mean(({ x }) => (x - meanX) ** 2);
  const r_squared = covariance ** 2 / (mean(({ x }) => (x - meanX) ** 2) * mean(({ y }) => (y - meanY) ** 2));
  return { slope, r_squared };
}
