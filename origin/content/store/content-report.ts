import { HTML_LIMITS } from "#shared/content/html-limits.rules.ts";
import type { ContentReport } from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";

type Count = ContentReport["kinds"][string];

/** Builder of the report of a content batch. */
export interface ContentReportDraft {
  readonly count: (kind: string, verdict: keyof Count, rows?: number) => void;
  /** Refuses a place of the batch: `posts.12.author`. */
  readonly refuse: (path: string, reason: string) => void;
  readonly warn: (warning: string) => void;
  /** Marks edge cache tags to purge. */
  readonly touch: (...tags: readonly string[]) => void;
  readonly isRefused: () => boolean;
  readonly finish: (stored: boolean) => ContentReport;
}

/** Starts a report. */
export function createContentReport(): ContentReportDraft {
  const kinds = new Map<string, Count>();
  const refusals: ContentReport["refusals"] = [];
  const refusedRows = new Set<string>();
  const warnings: string[] = [];
  const tags = new Set<string>();
  const countOf = (kind: string): Count => {
    const known = kinds.get(kind) ?? { new: 0, changed: 0, same: 0, removed: 0, refused: 0 };
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
    touch(...touched) {
      for (const tag of touched) tags.add(tag);
    },
    isRefused: () => refusals.length > 0,
    finish: (stored) => ({
      stored,
      kinds: Object.fromEntries(kinds),
      refusals,
      warnings,
      tags: stored ? [...tags] : [],
    }),
  };
}

const LIMIT_REASONS: Readonly<Record<string, string>> = {
  content_too_deep: `it has more than ${HTML_LIMITS.depth} elements within each other: close those that are open`,
  content_too_complex: `it becomes more than ${HTML_LIMITS.elements} elements, or ${HTML_LIMITS.attributeCharacters} characters of attributes`,
};

/** Returns the sanitized HTML; null where it is beyond HTML_LIMITS, with a refusal at its path. */
export function orBeyondLimits<Made>(
  report: ContentReportDraft,
  path: string,
  make: () => Made,
): Made | null {
  try {
    return make();
  } catch (thrown) {
    const [code] = (thrown instanceof AppError && thrown.fields?.content) || [];
    const reason = code === undefined ? undefined : LIMIT_REASONS[code];
    if (reason === undefined) throw thrown;
    report.refuse(path, reason);
    return null;
  }
}
