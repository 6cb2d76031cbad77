/**
 * Report times of live statistics: a value that did not change keeps its `known_at`, so the times of repeated reports
 * are stored separately.
 */

/** Keys that a source reported together, and when, milliseconds UTC. */
export interface StatisticsReport {
  /** {@link statKey}s, or the sides whose players were reported. */
  readonly keys: readonly string[];
  /** Ascending. */
  readonly at: readonly number[];
}

/** A stored value that a report may list. */
export interface Reported {
  readonly key: string;
  readonly known_at: number;
}

export const statKey = ({ kind, period }: { readonly kind: string; readonly period: string }): string =>
  `${kind}/${period}`;

/** Reports as the store wrote them. */
export const parseReports = (text: string | undefined): StatisticsReport[] =>
  text === undefined ? [] : JSON.parse(text);

/** Last report of each key as of `nowMs`; none for a source that dates its changes. */
export function lastReports(
  reports: readonly StatisticsReport[],
  nowMs: number,
): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { keys, at } of reports) {
    const moment = at.findLast((one) => one <= nowMs);
    if (moment === undefined) continue;
    for (const key of keys) last.set(key, Math.max(moment, last.get(key) ?? 0));
  }
  return last;
}

/**
 * The moment that each value is as of, milliseconds UTC by key. A reported value is as of its last report. Values in no
 * report come from a source that dates its changes: all are as of the newest of them.
 */
export function asOfMoments(
  rows: readonly Reported[],
  reports: readonly StatisticsReport[],
  nowMs: number,
): ReadonlyMap<string, number> {
  const last = lastReports(reports, nowMs);
  const dated = rows.filter(({ key }) => !last.has(key));
  const newest = Math.max(0, ...dated.map(({ known_at }) => known_at));
  const moments = new Map<string, number>();
  for (const { key, known_at } of rows) {
    const moment = Math.max(known_at, last.get(key) ?? newest);
    moments.set(key, Math.max(moment, moments.get(key) ?? 0));
  }
  return moments;
}
