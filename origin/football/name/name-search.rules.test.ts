import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchOf } from "./name-search.rules.ts";

describe("searchOf", () => {
  it.each([
    ["hai phong", '"hai"* "phong"*'],
    ["  Đà  Nẵng ", '"dà"* "nẵng"*'],
    ["Saint-Étienne", '"saint"* "étienne"*'],
    ["1. FC Köln", '"1"* "fc"* "köln"*'],
    ["hà hà Hà", '"hà"*'],
    ['say "hi"', '"say"* "hi"*'],
    ["ha*", '"ha"*'],
    ["a NEAR b", '"a"* "near"* "b"*'],
    ["name:x -y ^z (w)", '"name"* "x"* "y"* "z"* "w"*'],
  ])("searchOf reads %j as %s", (typed, prefixes) => {
    expect(searchOf(typed)?.prefixes).toBe(prefixes);
  });

  it("searchOf finds no word in punctuation, emoji and lone combining marks", () => {
    for (const typed of ['"""', "***", "- + ~", "⚽⚽⚽", "\u0301\u0302", ""]) {
      expect(searchOf(typed)).toBeNull();
    }
  });

  it("searchOf matches exact words first, then longer ones", () => {
    const search = searchOf("hai phong");
    expect(search?.words).toBe('"hai" "phong"');
    expect(search?.longer).toBe('("hai"* "phong"*) NOT ("hai" "phong")');
  });

  it("searchOf filters by country with a token that nobody can type", () => {
    expect(searchOf("hai", 12)?.prefixes).toBe('("hai"*) AND "\uE00012"');
    expect(searchOf("hai \uE00012")?.prefixes).toBe('"hai"* "12"*');
  });

  it("searchOf treats composed and decomposed letters alike", () => {
    expect(searchOf("e\u0301a")).toEqual(searchOf("éa"));
  });

  it("searchOf emits only quoted words, whatever the input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (typed) => {
        const search = searchOf(typed);
        if (search === null) return;
        expect(search.prefixes).toMatch(/^"[^"\s*]+"\*( "[^"\s*]+"\*)*$/);
        expect(search.words).toBe(search.prefixes.replaceAll("*", ""));
      }),
    );
  });
});
