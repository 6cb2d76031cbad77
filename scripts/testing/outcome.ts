/** What a stage found. A step that is no test runner counts as one test. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** For the summary: why something was left out or could not run. */
  readonly notes: readonly string[];
  /** What failed and the beginning of why (failures.ts); left out where the output above is all there is. */
  readonly failures?: readonly string[];
}

export interface Outcome extends Counts {
  readonly stage: string;
  readonly seconds: number;
}

/**
 * One line of the summary; below it notes and the names of what failed: of a long run, often only the end of what
 * was printed is kept.
 */
export function describeOutcome(outcome: Outcome): string {
  const { stage, seconds, passed, failed, skipped, notes, failures = [] } = outcome;
  const skips = skipped > 0 ? `, ${skipped} skipped` : "";
  const line = `${failed === 0 ? "ok  " : "FAIL"} ${stage.padEnd(14)} ${passed} passed, ${failed} failed${skips} (${seconds.toFixed(1)} s)`;
  const names = failures.map((failure) => failure.split("\n")[0] ?? "");
  return [line, ...[...notes, ...names].map((below) => `       ${below}`)].join("\n");
}

/** Sums over all stages. */
export function countsOf(outcomes: readonly Counts[]): { passed: number; failed: number } {
  const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

/** A step as one test. */
export const oneTest = (ok: boolean, notes: readonly string[] = []): Counts => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  notes,
});
