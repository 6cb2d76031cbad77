/** The result of a stage. A step that is no test runner counts as one test. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** For the summary: why tests were left out or could not run. */
  readonly notes: readonly string[];
  /** Failed tests with the beginning of the reason (failures.ts). */
  readonly failures?: readonly string[];
  /** Tests that failed and passed when they were retried; they count as passed. */
  readonly flaky?: readonly string[];
}

export interface Outcome extends Counts {
  readonly stage: string;
  readonly seconds: number;
}

/** One line of the summary, followed by notes and the names of failed and flaky tests. */
export function describeOutcome(outcome: Outcome): string {
  const { stage, seconds, passed, failed, skipped, notes, failures = [], flaky = [] } = outcome;
  const extras = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ];
  const line = `${failed === 0 ? "ok  " : "FAIL"} ${stage.padEnd(14)} ${[`${passed} passed`, `${failed} failed`, ...extras].join(", ")} (${seconds.toFixed(1)} s)`;
  const below = [
    ...notes,
    ...failures.map((failure) => failure.split("\n")[0] ?? ""),
    ...flaky.map((test) => `~ ${test}`),
  ];
  return [line, ...below.map((text) => `       ${text}`)].join("\n");
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

/** A runner without any of the selected tests. */
export const noTests: Counts = { passed: 0, failed: 0, skipped: 0, notes: [] };
