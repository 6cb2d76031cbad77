import { describe, expect, it } from "vitest";
import { shortName, shortNames } from "./short-name.rules.ts";

describe("shortName", () => {
  it.each([
    ["Lionel Messi", "Messi"],
    ["Virgil van Dijk", "van Dijk"],
    ["Kevin De Bruyne", "De Bruyne"],
    ["Ángel Di María", "Di María"],
    ["Marc-André ter Stegen", "ter Stegen"],
    ["Neymar", "Neymar"],
    ["Vinícius Júnior", "Vinícius Júnior"],
    ["Nguyễn Công Phượng", "Công Phượng"],
    ["Nguyễn Quang Hải", "Quang Hải"],
    ["Đoàn Văn Hậu", "Văn Hậu"],
    ["Lê Huỳnh", "Huỳnh"],
  ])("calls %s %s", (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe("shortNames", () => {
  it("tells two of one name apart by their initials", () => {
    expect(shortNames(["James Hartley", "Rory Hartley", "Hugo Dijkstra"])).toEqual([
      "J. Hartley",
      "R. Hartley",
      "Dijkstra",
    ]);
  });

  it("leaves a name that is all there is", () => {
    expect(shortNames(["Fred", "Fred"])).toEqual(["Fred", "Fred"]);
  });
});
