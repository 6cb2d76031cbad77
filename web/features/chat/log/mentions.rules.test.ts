import { describe, expect, it } from "vitest";
import { callAt, callsNick, offeredNicks, segmentsOf } from "./mentions.rules.ts";

const nicks = ["Lan", "Lan Anh", "Đức"];
const called = (text: string) => segmentsOf(text, nicks).flatMap(({ mention }) => mention ?? []);

describe("Mentions in a message", () => {
  it.each([
    ["@Lan vào!", ["Lan"]],
    ["hay quá @Lan Anh ơi", ["Lan Anh"]],
    ["@đức @LAN", ["Đức", "Lan"]],
    ["@Lana không phải", []],
    ["email a@lan.vn", ["Lan"]],
    ["@ @@ không ai", []],
    ["không ai", []],
  ])("The text %j mentions %j", (text, expected) => {
    expect(called(text)).toEqual(expected);
  });

  it("Splitting a message at mentions loses no text", () => {
    for (const text of ["@Lan vào!", "a @Lan Anh, @Đức", "@", "@@Lan"])
      expect(
        segmentsOf(text, nicks)
          .map((segment) => segment.text)
          .join(""),
      ).toBe(text);
  });

  it("A message mentions the reader only by their own nickname", () => {
    expect(callsNick("@Lan vào", "Lan")).toBe(true);
    expect(callsNick("Lan vào", "Lan")).toBe(false);
  });
});

describe("Nickname suggestions", () => {
  it.each([
    ["@", 1, { at: 0, start: "" }],
    ["chào @la", 8, { at: 5, start: "la" }],
    ["chào @lan anh", 13, { at: 5, start: "lan anh" }],
    ["a@la", 4, null],
    ["@ la", 4, null],
    ["không", 3, null],
  ])("The mention in %j is found at caret %d", (text, caret, expected) => {
    expect(callAt(text, caret)).toEqual(expected);
  });

  it("Suggestions match prefixes with or without diacritics", () => {
    expect(offeredNicks(nicks, "la")).toEqual(["Lan", "Lan Anh"]);
    expect(offeredNicks(nicks, "đ")).toEqual(["Đức"]);
    expect(offeredNicks(nicks, "Lan")).toEqual(["Lan Anh"]);
    expect(offeredNicks(nicks, "x")).toEqual([]);
  });
});
