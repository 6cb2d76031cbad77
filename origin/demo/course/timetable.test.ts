import { describe, expect, it } from "vitest";
import { runningMinute } from "#shared/match/index.ts";
import { knownMs } from "#tests/support/demo/demo-courses.ts";
import { createRandom } from "../random.ts";
import type { Disruption } from "./disruption.ts";
import { anyMoment, minuteAt, playedAt, type Timetable } from "./timetable.ts";
import { layOut } from "./timetable-layout.ts";

const KICK_OFF_MS = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const added = { first_half: 2, second_half: 4, first_overtime: 1, second_overtime: 2 };

const laidOut = (
  overrides: { disruption?: Disruption; overtime?: boolean; kicks?: number } = {},
): Timetable =>
  layOut(
    { kick_off_ms: KICK_OFF_MS, disruption: null, overtime: false, kicks: 0, added, ...overrides },
    createRandom("layout"),
  );

/** The minute that a reader's clock shows at a moment. */
function shownAt({ status_changes }: Timetable, ms: number) {
  const change = status_changes.findLast((row) => knownMs(row.known_at_ms) <= ms);
  if (!change || change.period_started_at_ms === null) return null;
  const period_started_at = change.period_started_at_ms / 1000;
  return runningMinute({ status: change.status, period_started_at, clock_speed: 1 }, ms / 1000);
}

const stop = { kind: "interrupted", half: 1, elapsed_ms: 20 * MINUTE, pause_ms: 30 * MINUTE } as const;

describe("The timetable of a demo match", () => {
  it("The timetable runs through its periods, with a quarter of an hour between the halves", () => {
    const { status_changes, end_ms } = laidOut();
    expect(status_changes.map(({ status }) => status)).toEqual([
      "first_half",
      "half_time",
      "second_half",
      "ended",
    ]);
    const [, half, second] = status_changes.map((change) => knownMs(change.known_at_ms));
    expect(((second ?? 0) - (half ?? 0)) / MINUTE).toBeCloseTo(15.5, 0);
    expect((end_ms - KICK_OFF_MS) / MINUTE).toBeLessThan(118);
  });

  it.each([
    ["45", { minute: 45, added: null }],
    ["45+2", { minute: 45, added: 2 }],
    ["46", { minute: 46, added: null }],
    ["90+4", { minute: 90, added: 4 }],
    ["105", { minute: 105, added: null }],
    ["106", { minute: 106, added: null }],
    ["120+2", { minute: 120, added: 2 }],
  ])("Minute %s is played while the clock shows it, and formats to the same text", (_, moment) => {
    const timetable = laidOut({ overtime: true });
    const played = playedAt(timetable, moment, 0.5);
    expect(played && minuteAt(played.stretch, played.at_ms)).toEqual(moment);
    const shown = shownAt(timetable, played?.at_ms ?? 0);
    expect(shown).toEqual({ minute: moment.minute, added: moment.added ?? 0 });
  });

  it("After an interruption play resumes in the minute in which it stopped", () => {
    const timetable = laidOut({ disruption: stop });
    const changes = timetable.status_changes.slice(0, 3);
    expect(changes.map(({ status }) => status)).toEqual(["first_half", "interrupted", "first_half"]);
    const resumed = knownMs(changes[2]?.known_at_ms);
    expect(resumed - knownMs(changes[1]?.known_at_ms)).toBe(30 * MINUTE);
    expect(shownAt(timetable, resumed - 1)).toBeNull();
    expect(shownAt(timetable, resumed)).toEqual({ minute: 21, added: 0 });
    expect(playedAt(timetable, { minute: 21, added: null }, 0.5)?.at_ms).toBe(resumed + MINUTE / 2);
  });

  it("Nothing is played after an abandonment", () => {
    const timetable = laidOut({ disruption: { ...stop, kind: "abandoned", half: 2 } });
    expect(timetable.status_changes.at(-1)?.status).toBe("abandoned");
    expect(playedAt(timetable, { minute: 65, added: null }, 0.5)).not.toBeNull();
    expect(playedAt(timetable, { minute: 66, added: null }, 0.5)).toBeNull();
  });

  it("Every kick of a shoot-out has a moment, after extra time and before the end", () => {
    const { kicks_ms, status_changes, end_ms } = laidOut({ overtime: true, kicks: 9 });
    const begins = knownMs(status_changes.find(({ status }) => status === "penalties")?.known_at_ms);
    expect(kicks_ms).toHaveLength(9);
    expect([begins, ...kicks_ms, end_ms]).toEqual([begins, ...kicks_ms, end_ms].sort((a, b) => a - b));
  });

  it("Random moments lie within play, anywhere in it", () => {
    const timetable = laidOut({ disruption: stop });
    const random = createRandom("moments");
    const minutes = Array.from({ length: 500 }, () => {
      const { stretch, at_ms } = anyMoment(timetable, random);
      expect(at_ms).toBeGreaterThanOrEqual(stretch.from_ms);
      expect(at_ms).toBeLessThan(stretch.to_ms);
      return minuteAt(stretch, at_ms).minute;
    });
    expect(Math.min(...minutes)).toBeLessThan(4);
    expect(Math.max(...minutes)).toBe(90);
  });
});
