import { describe, expect, it } from "vitest";
import { callAt, callsNick, offeredNicks, partsOf } from "./mentions.rules.ts";

const nicks = ["Lan", "Lan Anh", "Đức"];
const called = (text: string) => partsOf(text, nicks).flatMap(({ mention }) => mention ?? []);

describe("who is called in a message", () => {
  it.each([
    ["@Lan vào!", ["Lan"]],
    ["hay quá @Lan Anh ơi", ["Lan Anh"]],
    ["@đức @LAN", ["Đức", "Lan"]],
    ["@Lana không phải", []],
    ["email a@lan.vn", ["Lan"]],
    ["@ @@ không ai", []],
    ["không ai", []],
  ])("%j calls %j", (text, expected) => {
    expect(called(text)).toEqual(expected);
  });

  it("loses nothing of the text", () => {
    for (const text of ["@Lan vào!", "a @Lan Anh, @Đức", "@", "@@Lan"])
      expect(
        partsOf(text, nicks)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
  });

  it("is told to the one who is meant", () => {
    expect(callsNick("@Lan vào", "Lan")).toBe(true);
    expect(callsNick("Lan vào", "Lan")).toBe(false);
  });
});

describe("who is offered after an @", () => {
  it.each([
    ["@", 1, { at: 0, start: "" }],
    ["chào @la", 8, { at: 5, start: "la" }],
    ["chào @lan anh", 13, { at: 5, start: "lan anh" }],
    ["a@la", 4, null],
    ["@ la", 4, null],
    ["không", 3, null],
  ])("in %j at %d", (text, caret, expected) => {
    expect(callAt(text, caret)).toEqual(expected);
  });

  it("are those whose name begins so, marks and all", () => {
    expect(offeredNicks(nicks, "la")).toEqual(["Lan", "Lan Anh"]);
    expect(offeredNicks(nicks, "đ")).toEqual(["Đức"]);
    expect(offeredNicks(nicks, "Lan")).toEqual(["Lan Anh"]);
    expect(offeredNicks(nicks, "x")).toEqual([]);
  });
});
