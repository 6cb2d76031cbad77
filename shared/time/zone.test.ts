import { describe, expect, it } from "vitest";
import { dateOf, inZone, isZone, offsetAt, offsetText, timeOf, zoneName } from "./index.ts";

const AUGUST = Date.UTC(2026, 7, 15, 18, 45) / 1000;
const DECEMBER = Date.UTC(2026, 11, 15, 19, 45) / 1000;

describe("zones", () => {
  it.each([
    "+07:00",
    "-04:30",
    "+00:00",
    "+14:00",
    "Asia/Ho_Chi_Minh",
    "America/Argentina/Ushuaia",
    "Etc/GMT+7",
  ])("The zone %s is accepted", (zone) => expect(isZone(zone)).toBe(true));
  it.each(["", "+14:30", "+7:00", "CET", "Europe/Atlantis", "../etc/passwd", `Europe/${"a".repeat(50)}`])(
    "The zone %j is refused",
    (text) => expect(isZone(text)).toBe(false),
  );

  it("A zone has the offset of a moment: summer and winter differ, in any order of calls", () => {
    expect([AUGUST, DECEMBER].map((at) => offsetAt("Europe/Paris", at))).toEqual([120, 60]);
    expect([AUGUST, DECEMBER].map((at) => inZone(at, "Europe/Paris").format("HH:mm"))).toEqual([
      "20:45",
      "20:45",
    ]);
    const again = [1, 2].map(() => `${dateOf(AUGUST, "Europe/Paris")} ${timeOf(AUGUST, "Europe/Paris")}`);
    expect(again).toEqual(["2026-08-15 20:45", "2026-08-15 20:45"]);
    expect(timeOf(AUGUST, "+07:00")).toBe("01:45");
    expect(offsetAt("-03:30", AUGUST)).toBe(-210);
    expect(offsetAt("Europe/Atlantis", AUGUST)).toBe(0);
  });

  it("A zone has its offset to the second on the day of a change", () => {
    const change = Date.UTC(2026, 2, 29, 1) / 1000;
    expect([change - 1, change].map((at) => offsetAt("Europe/Paris", at))).toEqual([60, 120]);
  });

  it("A zone has one name for all aliases and letter cases", () => {
    expect(["Asia/Kolkata", "Asia/CALCUTTA"].map(zoneName)).toEqual(["Asia/Calcutta", "Asia/Calcutta"]);
  });

  it("A zone is written as calls take it", () => {
    expect([420, -270, 0, 345].map(offsetText)).toEqual(["+07:00", "-04:30", "+00:00", "+05:45"]);
  });
});
