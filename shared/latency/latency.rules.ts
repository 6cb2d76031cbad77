/** Delays as counts by logarithmic bucket, which add up. A fifth apart: a quantile is within 9.6 %. */

const RATIO = 1.2;

/** The bucket of a delay in whole milliseconds: 0 for none, then those from 1 ms on. */
export function bucketOf(ms: number): number {
  return ms < 1 ? 0 : 1 + Math.floor(Math.log(ms) / Math.log(RATIO));
}

/** The representative delay of a bucket, milliseconds. */
export function delayOf(bucket: number): number {
  return bucket === 0 ? 0 : RATIO ** (bucket - 0.5);
}

/** How many delays fell into a bucket. */
export interface BucketCount {
  readonly bucket: number;
  readonly total: number;
}

/** Summary of a set of delays. */
export interface Quantiles {
  readonly count: number;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
}

/** The delay that so many of a hundred did not exceed (nearest rank). `counts` ascend by bucket and are not empty. */
function percentile(counts: readonly BucketCount[], count: number, percent: number): number {
  const rank = Math.ceil((percent * count) / 100);
  let seen = 0;
  for (const { bucket, total } of counts) {
    seen += total;
    if (seen >= rank) return delayOf(bucket);
  }
  return delayOf(counts.at(-1)?.bucket ?? 0);
}

/** Quantiles of the counts; null without any. A bucket may occur more than once: hours add up. */
export function quantilesOf(counted: Iterable<BucketCount>): Quantiles | null {
  const totals = new Map<number, number>();
  for (const { bucket, total } of counted) totals.set(bucket, (totals.get(bucket) ?? 0) + total);
  const counts = [...totals]
    .map(([bucket, total]) => ({ bucket, total }))
    .sort((a, b) => a.bucket - b.bucket);
  const count = counts.reduce((sum, { total }) => sum + total, 0);
  if (count === 0) return null;
  const at = (percent: number) => Math.round(percentile(counts, count, percent));
  return { count, p50_ms: at(50), p95_ms: at(95), p99_ms: at(99) };
}
