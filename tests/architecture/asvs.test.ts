import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectFiles } from "./source-files.ts";

/** docs/asvs.md, as far as a program can check it. Levels 1 and 2 of ASVS 5.0.0 have 253 requirements. */

const REQUIREMENTS = 253;
const text = readFileSync("docs/asvs.md", "utf8");

/** `| 1.2.3 | level | requirement | state | files |` */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, number = "", , state = "", evidence = ""]) => ({
    number,
    state: /^\*\*(partly|not met)\*\*: \S/.exec(state)?.[1] ?? state,
    files: [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }),
);
const countOf = (state: string): number => rows.filter((row) => row.state === state).length;

describe("the table of ASVS", () => {
  it("has each requirement once, as met or with what is missing", () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.filter(({ state }) => !["met", "partly", "not met"].includes(state))).toEqual([]);
    expect(rows.length).toBe([...text.matchAll(/^\| \d+\.\d+/gm)].length);
  });

  it("shows each by files that exist", () => {
    const unshown = rows.flatMap(({ number, files }) => {
      const missing = files.filter((file) => !projectFiles.includes(file));
      return files.length === 0 || missing.length > 0
        ? [`${number}: ${missing.join(", ") || "no file"}`]
        : [];
    });
    expect(unshown).toEqual([]);
  });

  it("is counted rightly, there and in SECURITY.md", () => {
    const [met, partly, notMet] = [countOf("met"), countOf("partly"), countOf("not met")];
    const counts = `${rows.length} apply, ${met} are met, ${partly} partly, ${notMet} not`;
    const whole = `${REQUIREMENTS} requirements: ${counts}; ${REQUIREMENTS - rows.length} do not apply`;
    expect(text).toContain(whole);
    expect(readFileSync("SECURITY.md", "utf8").replaceAll(/\s+/g, " ")).toContain(counts);
  });
});
