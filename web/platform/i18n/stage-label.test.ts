import { describe, expect, it } from "vitest";
import { stageName } from "./stage-label.ts";

describe("names of stages in Vietnamese", () => {
  it.each([
    ["Regular season", "Vòng đấu chính"],
    ["Mùa giải chính", "Vòng đấu chính"],
    ["Knock-out stage", "Vòng loại trực tiếp"],
    ["Finals", "Vòng loại trực tiếp"],
    ["Group stage", "Vòng bảng"],
    ["Championship round", "Nhóm tranh vô địch"],
    ["Europe play-offs", "Nhóm tranh vé dự cúp châu Âu"],
    ["Relegation round", "Nhóm trụ hạng"],
    ["Second group stage", "Vòng bảng thứ hai"],
    ["Play-offs", "Vòng play-off"],
    ["Apertura Playoffs", "Vòng play-off Apertura"],
    ["Clausura Playoffs", "Vòng play-off Clausura"],
  ])("%s is %s", (written, shown) => {
    expect(stageName(written)).toBe(shown);
  });

  it("leaves what it does not know", () => {
    expect(stageName("Apertura")).toBe("Apertura");
  });
});
