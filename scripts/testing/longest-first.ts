import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes. The first one's world serves others (tests/support/origin/demo-origin.ts). */
const LONGEST = ["origin-demo-world.test.ts", "seo-crawl.test.ts", "no-betting-crawl.test.ts"];

/** Begins with the files that take longest: vitest sorts by size, and a short file would run alone at the end. */
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
