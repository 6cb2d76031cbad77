import { stripVTControlCharacters } from "node:util";
import * as z from "zod";

/** Enough for the expected and the actual value; the whole message is in the output above. */
const MAX_LINES = 24;
const MAX_COLUMNS = 300;

/** A failed test in the summary: file, title, and the beginning of its message. */
export function describeFailure(where: string, title: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => (line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS)}…` : line));
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines;
  return [`✘ ${where} › ${title}`, ...shown.map((line) => `    ${line}`)].join("\n");
}

/** The part of vitest's JSON report that describes failures. */
export const VitestFailures = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const relative = (path: string): string => path.replace(`${process.cwd()}/`, "");

/** Failed tests of a vitest run, and files that could not be loaded. */
export function failuresOfVitest({ testResults }: z.infer<typeof VitestFailures>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(name);
    if (status === "failed" && assertionResults.length === 0)
      return [describeFailure(where, "(the file)", message ?? "")];
    return assertionResults
      .filter((one) => one.status === "failed")
      .map((one) => describeFailure(where, one.fullName, (one.failureMessages ?? []).join("\n")));
  });
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      /** `flaky` for one that failed first and passed when it was retried. */
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

/** A file, or a `describe` in one. */
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});

/** The part of Playwright's JSON report that describes failures. */
export const PlaywrightFailures = z.object({ suites: z.array(Suite) });

/** Failed tests of a Playwright run. */
export function failuresOfPlaywright({ suites }: z.infer<typeof PlaywrightFailures>): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return describeFailure(
          `${file}:${line}`,
          title,
          errors.map((error) => error.message ?? "").join("\n"),
        );
      }),
    ...failuresOfPlaywright({ suites: suite.suites ?? [] }),
  ]);
}

/** Tests of a Playwright run that failed first and passed when they were retried. */
export function flakyOfPlaywright({ suites }: z.infer<typeof PlaywrightFailures>): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...flakyOfPlaywright({ suites: suite.suites ?? [] }),
  ]);
}
