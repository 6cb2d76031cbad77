import { describe, expect, it } from "vitest";
import {
  dayOf,
  formatDate,
  formatDay,
  formatMoment,
  formatShortDay,
  formatTime,
  isoInstant,
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
