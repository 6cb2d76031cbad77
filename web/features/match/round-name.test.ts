import { describe, expect, it } from "vitest";
import { groupName, roundName, stageLabel } from "./round-name.ts";

describe("names of rounds in Vietnamese", () => {
  it.each([
    ["Matchday 12", "Vòng 12"],
    ["Round of 16", "Vòng 1/8"],
    ["Quarter-finals", "Tứ kết"],
    ["Finals, Quarterfinals", "Tứ kết"],
    ["Finals, Final", "Chung kết"],
    ["Match for third place", "Tranh hạng ba"],
    ["League, Matchday 3", "Vòng phân hạng, Vòng 3"],
    ["Playoffs, Matchday 1", "Vòng play-off, Vòng 1"],
  ])("%s is %s", (written, shown) => {
    expect(roundName(written)).toBe(shown);
  });

  it("shows a name it does not know as it is written", () => {
    expect(roundName("Apertura Liguilla")).toBe("Apertura Liguilla");
  });

  it("knows a group by its letter or by its whole name", () => {
    expect([groupName("C"), groupName("Group C"), groupName("Northern Section")]).toEqual([
      "Bảng C",
      "Bảng C",
      "Northern Section",
    ]);
  });

  it("prefers the group to the round", () => {
    expect(stageLabel({ group: "C", round: "Matchday 7" })).toBe("Bảng C");
    expect(stageLabel({ group: null, round: null })).toBeNull();
  });
});
