import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that fill a whole site and read it from end to end: minutes each, however few their lines. */
const LONGEST = ["no-betting-crawl.test.ts", "seo-crawl.test.ts", "origin-demo-world.test.ts"];

/**
 * Begins with the files that take longest. A clean clone knows no durations and vitest goes by size: the longest, a short
 * file, would run alone when all others are done.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.includes(basename(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
