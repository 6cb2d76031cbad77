import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

describe("the way back from a form", () => {
  it.each(["/", "/match/7?tab=odds#poll", "/en/match/7", "/tìm"])("A return path leads to %s", (back) => {
    expect(ownPath(back)).toBe(encodeURI(back));
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "javascript:alert(1)",
    "match/7",
    "",
    null,
    7,
    `/${"x".repeat(500)}`,
  ])("A return path does not lead to %j", (back) => {
    expect(ownPath(back)).toBeNull();
  });

  it("A return path cannot break its header", () => {
    expect(ownPath("/match/7\r\nset-cookie: a=b")).not.toMatch(/[\r\n]/);
  });
});
