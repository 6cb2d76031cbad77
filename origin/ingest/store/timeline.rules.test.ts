import { describe, expect, it } from "vitest";
import type { BatchStatusChange } from "../batch.schema.ts";
import { continueCourse } from "./timeline.rules.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 28, 19);

const reported = (status: BatchStatusChange["status"]): BatchStatusChange => ({
  known_at_ms: null,
  status,
  period_started_at_ms: null,
  score: null,
});

describe("The course of a match whose source reports only its present state", () => {
  const secondHalf = continueCourse(1, [reported("second_half")], [], NOW);
  const startAfter = (hours: number): number | null | undefined =>
    continueCourse(1, [reported("overtime")], secondHalf, NOW + hours * HOUR).at(-1)?.period_started_at;

  it("A period without a start began when it was first reported", () => {
    expect(startAfter(1)).toBe(NOW + HOUR);
  });

  it("The start of a period is unknown where the source was not read for longer than a period lasts", () => {
    expect(startAfter(67)).toBeNull();
  });
});
