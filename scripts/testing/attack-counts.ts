import * as z from "zod";
import { recordOf } from "#shared/record/typed-record.ts";
import type { Examined } from "./vitest-stage.ts";

/** Attack classes of `npm test -- attacks`. */
export const ATTACK_CLASSES = [
  "pages looked at by a scanner",
  "reflected scripts",
  "open redirects",
  "hidden files",
  "unused methods",
  "forged hosts, headers and lengths",
  "values of calls",
  "bodies of writes",
  "stolen and fixed sessions",
  "guessed passwords",
  "replayed captchas",
  "rights of others",
  "requests of other sites",
  "hostile comments",
  "hostile import files",
] as const;

export type AttackClass = (typeof ATTACK_CLASSES)[number];

/** How many inputs were tried, and how many of them were refused; the others did no harm, or their test fails. */
export interface AttackCount {
  readonly inputs: number;
  readonly refused: number;
}

/** The part of vitest's JSON report in which tests leave their counts (tests/support/edge/attack-counts.ts). */
const CountedTests = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          meta: z.optional(
            z.object({
              attacks: z.optional(
                z.record(z.string(), z.object({ inputs: z.number(), refused: z.number() })),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Sums by class over a report; a class without attempts is there with zeros. */
function attacksIn(report: unknown): Record<AttackClass, AttackCount> {
  const counts = z
    .parse(CountedTests, report)
    .testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta?.attacks ?? {}));
  const sumOf = (name: string, which: keyof AttackCount) =>
    counts.reduce((sum, count) => sum + (count[name]?.[which] ?? 0), 0);
  return recordOf(ATTACK_CLASSES, (name) => ({
    inputs: sumOf(name, "inputs"),
    refused: sumOf(name, "refused"),
  }));
}

/** The sums as lines of a table. */
function attackTable(counts: Record<AttackClass, AttackCount>): string[] {
  const line = (name: string, inputs: string | number, refused: string | number) =>
    `${name.padEnd(36)}${String(inputs).padStart(8)}${String(refused).padStart(9)}`;
  const all = Object.values(counts);
  const sum = (which: keyof AttackCount) => all.reduce((total, one) => total + one[which], 0);
  return [
    line("class", "inputs", "refused"),
    ...ATTACK_CLASSES.map((name) => line(name, counts[name].inputs, counts[name].refused)),
    line("all", sum("inputs"), sum("refused")),
  ];
}

/** Input counts in a report of the stage `attacks`. A class without inputs fails a whole run. */
export function examineAttacks(report: unknown, isWhole: boolean): Examined {
  // Without a report the stage has failed already.
  if (report === null) return { notes: [], failures: [] };
  const counts = attacksIn(report);
  const untried = isWhole ? ATTACK_CLASSES.filter((name) => counts[name].inputs === 0) : [];
  return {
    notes: attackTable(counts),
    failures: untried.map((name) => `✘ attacks › no input was tried: ${name}`),
  };
}
