import { describe, expect, it } from "vitest";
import { formatMinute, minutesOver, periodOfMinute, reachedMinute, runningMinute } from "./match-clock.ts";

const started = 1_000_000;

function at(status: Parameters<typeof runningMinute>[0]["status"], seconds: number, clock_speed = 1) {
  return runningMinute({ status, period_started_at: started, clock_speed }, started + seconds);
}

describe("runningMinute", () => {
  it.each([
    ["first_half", 0, { minute: 1, added: 0 }],
    ["first_half", 59.9, { minute: 1, added: 0 }],
    ["first_half", 60, { minute: 2, added: 0 }],
    ["first_half", 45 * 60 - 1, { minute: 45, added: 0 }],
    ["first_half", 45 * 60, { minute: 45, added: 1 }],
    ["first_half", 48 * 60 + 5, { minute: 45, added: 4 }],
    ["second_half", 0, { minute: 46, added: 0 }],
    ["second_half", 44 * 60, { minute: 90, added: 0 }],
    ["second_half", 49 * 60, { minute: 90, added: 5 }],
    ["overtime", 0, { minute: 91, added: 0 }],
    ["overtime", 31 * 60, { minute: 120, added: 2 }],
  ] as const)("The clock shows %s after %d seconds as %o", (status, seconds, minute) => {
    expect(at(status, seconds)).toEqual(minute);
  });

  it("The minute runs as fast as the replay does", () => {
    expect(at("first_half", 22, 60)).toEqual({ minute: 23, added: 0 });
  });

  it.each([
    ["first_half", 65, 45],
    ["second_half", 65, 90],
    ["overtime", 50, 120],
  ] as const)("The minute of %s that nobody ended is no longer shown", (status, minutes, last) => {
    expect(at(status, minutes * 60 - 1)).toEqual({ minute: last, added: 20 });
    expect(at(status, minutes * 60)).toBeNull();
    expect(at(status, minutes * 60 - 600, 60)).toBeNull();
  });

  it("The minute never runs backwards before the period when a clock is behind", () => {
    expect(at("second_half", -30)).toEqual({ minute: 46, added: 0 });
  });

  it.each(["not_started", "half_time", "penalties", "ended", "postponed"] as const)(
    "There is no minute when %s",
    (status) => {
      expect(at(status, 600)).toBeNull();
    },
  );

  it("There is no minute when the source gives no start of the period", () => {
    expect(
      runningMinute({ status: "first_half", period_started_at: null, clock_speed: 1 }, started),
    ).toBeNull();
  });
});

describe("written minutes", () => {
  it("Added time is written behind a plus and left out when there is none", () => {
    expect([formatMinute(67, null), formatMinute(45, 2), formatMinute(90, 0)]).toEqual(["67", "45+2", "90"]);
  });

  it("Minute 45 is in the first half, 46 in the second and 91 in overtime", () => {
    expect([45, 46, 90, 91, 120].map(periodOfMinute)).toEqual([
      "first_half",
      "second_half",
      "second_half",
      "overtime",
      "overtime",
    ]);
  });
});

describe("reachedMinute", () => {
  const reached = (
    status: Parameters<typeof runningMinute>[0]["status"],
    minutes: number,
    overtime: number | null = null,
  ) =>
    reachedMinute({ status, period_started_at: started, clock_speed: 1, overtime }, started + minutes * 60);

  it.each([
    ["first_half", 22, 23],
    ["first_half", 47, 45],
    ["half_time", 3, 45],
    ["second_half", 5, 51],
    ["second_half", 50, 90],
    ["overtime", 4, 95],
    ["penalties", 2, 90],
  ] as const)("The reached minute in %s after %i minutes of it is %i", (status, minutes, minute) => {
    expect(reached(status, minutes)).toBe(minute);
  });

  it("The reached minute is 120 in a shoot-out after overtime", () => {
    expect(reached("penalties", 2, 1)).toBe(120);
  });

  it.each(["not_started", "ended", "interrupted", "postponed"] as const)(
    "There is no reached minute of a match that is %s",
    (status) => {
      expect(reached(status, 10)).toBeNull();
    },
  );

  it("The reached minute of a second half that nobody ended is 90", () => {
    const clock = {
      status: "second_half",
      period_started_at: started,
      clock_speed: 1,
      overtime: null,
    } as const;
    expect(reachedMinute(clock, started + 3 * 3600)).toBe(90);
  });

  it("The reached minute is unknown without the start of the half", () => {
    const clock = { status: "second_half", period_started_at: null, clock_speed: 1, overtime: null } as const;
    expect(reachedMinute(clock, started)).toBeNull();
  });
});

describe("minutesOver", () => {
  const started = 1_000_000;
  const at = (minutes: number, status: Parameters<typeof minutesOver>[0]["status"] = "first_half") =>
    minutesOver(
      { status, period_started_at: started, clock_speed: 1, overtime: null },
      started + minutes * 60,
    );

  it("The minutes over are one less than the running minute, and the half's length in its added time and after it", () => {
    expect([0, 0.9, 1, 44.9, 45, 47].map((minutes) => at(minutes))).toEqual([0, 0, 1, 44, 45, 45]);
    expect([at(50, "half_time"), at(0, "second_half"), at(1, "second_half")]).toEqual([45, 45, 46]);
  });

  it("The minutes over are unknown without a clock", () => {
    expect([at(10, "not_started"), at(10, "interrupted"), at(10, "ended")]).toEqual([null, null, null]);
  });
});
