import { describe, expect, it } from "vitest";
import {
  dayOf,
  formatDate,
  formatDay,
  formatMoment,
  formatShortDay,
  formatTime,
  isoInstant,
  isoKickOff,
  kickOffInText,
  kickOffMoment,
  kickOffTime,
} from "./format.ts";

// 18 December 2022, 18:30 UTC: already the 19th in Vietnam.
const LATE = 1_671_388_200;

describe("dates and times", () => {
  it("are those of GMT+07:00", () => {
    expect(dayOf(LATE)).toBe("2022-12-19");
    expect(formatDate(LATE)).toBe("19-12-2022");
    expect(formatTime(LATE)).toBe("01:30");
    expect(formatMoment(LATE)).toBe("19-12-2022 01:30");
  });

  it("keep the machine form in UTC", () => {
    expect(isoInstant(LATE)).toBe("2022-12-18T18:30:00Z");
  });

  it("write a day as DD-MM-YYYY, and without its year as DD-MM", () => {
    expect([formatDay("2026-02-01"), formatShortDay("2026-02-01")]).toEqual(["01-02-2026", "01-02"]);
  });
});

describe("a kick-off", () => {
  const timed = { match_time: LATE };
  const dated = { match_time: Date.parse("2026-03-14T12:00:00Z") / 1000, time_unknown: true };

  it("A kick-off with an hour is written with it", () => {
    expect([kickOffTime(timed), kickOffMoment(timed), kickOffInText(timed), isoKickOff(timed)]).toEqual([
      "01:30",
      "19-12-2022 01:30",
      "19-12-2022 01:30",
      "2022-12-18T18:30:00Z",
    ]);
  });

  it("A kick-off without an hour is written as its day, and no hour stands in", () => {
    expect([kickOffTime(dated), kickOffMoment(dated), kickOffInText(dated), isoKickOff(dated)]).toEqual([
      "Chưa rõ giờ",
      "14-03-2026 · Chưa rõ giờ",
      "14-03-2026",
      "2026-03-14",
    ]);
  });
});
