import type { Counts } from "./outcome.ts";

/** Which tests of a stage run; everything where all is empty. */
export interface Selection {
  readonly files: readonly string[];
  readonly title: string | null;
  /** A commit: only tests that the changes since then touch. */
  readonly changedSince: string | null;
  readonly full: boolean;
  readonly stress: boolean;
  readonly shard: string | null;
  readonly repeat: number;
}

/** Variables that runners of tests take from the environment. */
export const TEST_VARIABLES: readonly string[] = [
  ...["TEST_NOW", "TEST_RETRIES", "CHROMIUM_PATH", "SKIP_BUILD", "DEBUG_REALTIME", "ROUND_TRIP_RUNS"],
  ...[
    "PLAYWRIGHT_BROWSERS_PATH",
    "PLAYWRIGHT_DOWNLOAD_HOST",
    "PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST",
    "PWDEBUG",
    "VITEST_MAX_WORKERS",
  ],
];

/** One kind of check; a check that is no test runner takes no selection and has no tests to list. */
export interface Stage {
  /** Runs the stage; `reportPath` is a free path for a machine-readable report. */
  readonly run: (selection: Selection, reportPath: string) => Promise<Counts>;
  readonly list?: (selection: Selection) => Promise<void>;
}

/** No file, no title, no commit: all core tests of a stage. */
export const EVERYTHING: Selection = {
  files: [],
  title: null,
  changedSince: null,
  full: false,
  stress: false,
  shard: null,
  repeat: 1,
};

/** A pattern that matches a text literally: runners take titles and paths as regular expressions. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
