import type { IngestReport } from "#shared/api/index.ts";

type Count = IngestReport["kinds"][string];
export type Verdict = "new" | "changed" | "same";

/** The report of one ingest while it is being written: counts by kind, refusals by path, warnings. */
export interface ReportDraft {
  readonly count: (kind: string, verdict: Verdict, rows?: number) => void;
  /** Refuses a place of the batch; `path` begins with kind and index: `matches.12.home`. */
  readonly refuse: (path: string, reason: string) => void;
  readonly warn: (warning: string) => void;
  readonly touchMatch: (id: number) => void;
  readonly isRefused: () => boolean;
  readonly finish: (source: string, stored: boolean) => IngestReport;
}

/** Starts a report. */
export function createReport(): ReportDraft {
  const kinds = new Map<string, Count>();
  const refusals: IngestReport["refusals"] = [];
  const refusedRows = new Set<string>();
  const warnings: string[] = [];
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
    refuse(path, reason) {
      refusals.push({ path, reason });
      const [kind = "", index = ""] = path.split(".");
      const row = `${kind}.${index}`;
      if (!refusedRows.has(row)) countOf(kind).refused += 1;
      refusedRows.add(row);
    },
    warn: (warning) => warnings.push(warning),
    touchMatch: (id) => matchIds.push(id),
    isRefused: () => refusals.length > 0,
    finish: (source, stored) => ({
      source,
      stored,
      kinds: Object.fromEntries(kinds),
      refusals,
      warnings,
      match_ids: stored ? matchIds : [],
    }),
  };
}
