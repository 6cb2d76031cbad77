import { describe, expect, it } from "vitest";
import { stageName } from "./stage-label.ts";

describe("names of stages in Vietnamese", () => {
  it.each([
    ["Regular season", "Vòng đấu chính"],
    ["Mùa giải chính", "Vòng đấu chính"],
    ["Knock-out stage", "Vòng loại trực tiếp"],
    ["Finals", "Vòng loại trực tiếp"],
    ["Group stage", "Vòng bảng"],
  ])("%s is %s", (written, shown) => {
    expect(stageName(written)).toBe(shown);
  });

  it("leaves what it does not know", () => {
    expect(stageName("Apertura")).toBe("Apertura");
  });
});
