import type { IngestReport } from "#shared/api/index.ts";
import type { Batch } from "../batch.schema.ts";

type Count = IngestReport["kinds"][string];
export type Verdict = "new" | "changed" | "same";

/** Builder of an ingest report: counts by kind, refusals by path, warnings. */
export interface ReportDraft {
  readonly count: (kind: string, verdict: Verdict, rows?: number) => void;
  /** Refuses a place of the batch; `path` begins with kind and index: `matches.12.home`. */
  readonly refuse: (path: string, reason: string) => void;
  readonly warn: (warning: string) => void;
  /** A row that is not stored, because it may already be stored under another name. */
  readonly leaveOut: (path: string, name: string, reason: string) => void;
  /** Pairs of names that wait for an operator with this batch. */
  readonly queuePairs: (pairs: number) => void;
  /** Maps places of a filtered batch to those in the whole one. */
  readonly renumber: (whole: Batch, left: Batch) => void;
  readonly touchMatch: (id: number) => void;
  readonly isRefused: () => boolean;
  readonly finish: (source: string, stored: boolean) => IngestReport;
}

/** Maps `matches.3.home` of a filtered batch to its place in the whole one. */
function placesIn(whole: Batch, left: Batch): (path: string) => string {
  const places = new Map(
    Object.entries(whole).flatMap(([table, rows]) => {
      const kept: unknown = left[table as keyof Batch];
      if (!Array.isArray(rows) || !Array.isArray(kept) || rows.length === kept.length) return [];
      const indexOf = new Map(rows.map((row: unknown, index) => [row, index]));
      return [[table, kept.map((row) => indexOf.get(row) ?? -1)] as const];
    }),
  );
  if (places.size === 0) return (path) => path;
  return (path) =>
    path.replace(/^(\w+)\.(\d+)/, (place, table: string, index: string) => {
      const inWhole = places.get(table)?.[Number(index)];
      return inWhole === undefined ? place : `${table}.${inWhole}`;
    });
}

/** Starts a report. */
export function createReport(): ReportDraft {
  const kinds = new Map<string, Count>();
  const refusals: IngestReport["refusals"] = [];
  const refusedRows = new Set<string>();
  const unmatched: IngestReport["unmatched"] = [];
  const warnings: string[] = [];
  let queued_pairs = 0;
  let placeOf = (path: string): string => path;
  const matchIds: number[] = [];
  const countOf = (kind: string): Count => {
    const known = kinds.get(kind) ?? { new: 0, changed: 0, same: 0, refused: 0 };
    kinds.set(kind, known);
    return known;
  };
  return {
    count(kind, verdict, rows = 1) {
      countOf(kind)[verdict] += rows;
    },
    refuse(place, reason) {
      const path = placeOf(place);
      refusals.push({ path, reason });
      const [kind = "", index = ""] = path.split(".");
      const row = `${kind}.${index}`;
      if (!refusedRows.has(row)) countOf(kind).refused += 1;
      refusedRows.add(row);
    },
    warn: (warning) => warnings.push(placeOf(warning)),
    leaveOut: (path, name, reason) => unmatched.push({ path, name, reason }),
    queuePairs(pairs) {
      queued_pairs += pairs;
    },
    renumber(whole, left) {
      placeOf = placesIn(whole, left);
    },
    touchMatch: (id) => matchIds.push(id),
    isRefused: () => refusals.length > 0,
    finish: (source, stored) => ({
      source,
      stored,
      kinds: Object.fromEntries(kinds),
      refusals,
      unmatched,
      queued_pairs,
      warnings,
      match_ids: stored ? matchIds : [],
    }),
  };
}
