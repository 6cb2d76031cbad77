import { readFileSync } from "node:fs";
import * as z from "zod";
import { escapePattern } from "./stage.ts";

/** Flaky browser tests that do not run until mended: tests/e2e/quarantine.json, best empty. */
const Quarantine = z.array(
  z.strictObject({
    /** File below tests/e2e. */
    file: z.string(),
    /** The test's own title, without those of its groups. */
    title: z.string(),
    /** The day it was put here, YYYY-MM-DD. */
    since: z.iso.date(),
    /** The known cause. */
    why: z.string().min(20),
  }),
);

export type Quarantined = z.infer<typeof Quarantine>[number];

/** Reads the file. Throws where it is not as it has to be. */
export const readQuarantine = (): Quarantined[] =>
  Quarantine.parse(
    JSON.parse(readFileSync(new URL("../../tests/e2e/quarantine.json", import.meta.url), "utf8")),
  );

/** A pattern of Playwright's full titles (project, file, groups, title) for each quarantined test. */
export const quarantinePatterns = (): RegExp[] =>
  readQuarantine().map(({ file, title }) => new RegExp(`${escapePattern(file)}.*${escapePattern(title)}`));
