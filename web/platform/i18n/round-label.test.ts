import { describe, expect, it } from "vitest";
import type { StageId } from "#shared/match/index.ts";
import { groupName, roundLabel, stageLabel } from "./round-label.ts";

const stage = (name: string) => ({ id: 1 as StageId, name });

describe("names of rounds in Vietnamese", () => {
  it.each([
    ["15", "Vòng 15"],
    ["Matchday 12", "Vòng 12"],
    ["Round of 16", "Vòng 1/8"],
    ["Quarter-finals", "Tứ kết"],
    ["Quarterfinals", "Tứ kết"],
    ["Semi-final", "Bán kết"],
    ["Final", "Chung kết"],
    ["Match for third place", "Tranh hạng ba"],
    ["Play-offs", "Vòng play-off"],
    ["Group stage", "Vòng bảng"],
  ])("%s is %s", (written, shown) => {
    expect(roundLabel(written)).toBe(shown);
  });

  it("shows a name it does not know as it is written", () => {
    expect(roundLabel("Apertura Liguilla")).toBe("Apertura Liguilla");
  });

  it("knows a group by its letter or by its whole name", () => {
    expect([groupName("C"), groupName("Group C"), groupName("Northern Section")]).toEqual([
      "Bảng C",
      "Bảng C",
      "Northern Section",
    ]);
  });
});

describe("the stage label of a match", () => {
  it("is its group before its round", () => {
    expect(stageLabel({ group: "C", stage: stage("Group stage"), round: "Matchday 7" })).toBe("Bảng C");
    expect(stageLabel({ group: null, stage: null, round: null })).toBeNull();
  });

  it("names the stage where several count their matchdays from one", () => {
    const first = (name: string) => stageLabel({ group: null, stage: stage(name), round: "Matchday 1" });
    expect(first("League")).toBe("Vòng phân hạng, lượt 1");
    expect(first("Playoffs")).toBe("Vòng play-off, lượt 1");
    expect(first("Regular season")).toBe("Vòng 1");
    expect(stageLabel({ group: null, stage: stage("Finals"), round: "Quarterfinals" })).toBe("Tứ kết");
  });
});
