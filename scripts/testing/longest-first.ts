import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that fill a whole site or read it from end to end: minutes each, however few their lines. The first one's world serves
 * the third and others (tests/support/origin/demo-origin.ts); the second fills its own, as a new site does.
 */
const LONGEST = ["origin-demo-world.test.ts", "seo-crawl.test.ts", "no-betting-crawl.test.ts"];

/**
 * Begins with the files that take longest. A clean clone knows no durations and vitest sorts by size: the longest, a
 * short file, would run alone when all others are done.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
