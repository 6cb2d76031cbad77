import { expect, it } from "vitest";
import { ATTACK_CLASSES, examineAttacks } from "./attack-counts.ts";

const reportOf = (...attacks: object[]) => ({
  testResults: [
    {
      assertionResults: [{ title: "counts nothing" }, ...attacks.map((one) => ({ meta: { attacks: one } }))],
    },
  ],
});
const REPORT = reportOf(
  { "open redirects": { inputs: 2, refused: 1 } },
  { "open redirects": { inputs: 3, refused: 3 }, "hidden files": { inputs: 1, refused: 1 } },
);

it("The tally of attacks sums the tests' attempts, class by class", () => {
  const { notes, failures } = examineAttacks(REPORT, false);
  expect(notes).toHaveLength(ATTACK_CLASSES.length + 2);
  expect(notes.find((line) => line.startsWith("open redirects"))).toMatch(/ 5 +4$/);
  expect(notes.at(-1)).toMatch(/^all +6 +5$/);
  expect(failures).toEqual([]);
});

it("A class of attacks without attempts fails a whole run", () => {
  const { failures } = examineAttacks(REPORT, true);
  expect(failures).toHaveLength(ATTACK_CLASSES.length - 2);
  expect(failures[0]).toContain("no input was tried: pages looked at by a scanner");
  expect(examineAttacks(null, true).failures).toEqual([]);
});
