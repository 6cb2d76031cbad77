import { describe, expect, it } from "vitest";
import { comparableText, hasLookAlikes } from "./comparable-text.rules.ts";

describe("texts in the form in which they are compared", () => {
  it.each([
    ["zero-width letters", "đ\u200Bị\u200Dt", "địt"],
    ["fillers and the blank of Braille", "sp\u3164a\u2800m\uFFA0", "spam"],
    ["tags and variation selectors", "s\u{E0070}pa\u{E0001}m\uFE0F\u{E0101}", "spam"],
    ["Cyrillic and Greek letters", "ѕраm ΑDΜΙΝ".normalize(), "spam admin"],
    ["a look-alike with a mark", "đі\u0323t", "địt"],
    ["wide letters", "ＳＰＡＭ", "spam"],
  ])("A text with %s does not hide a word", (_name, text, compared) => {
    expect(comparableText(text)).toBe(compared);
  });

  it("Vietnamese diacritics stay", () => {
    expect(comparableText("Ướt ĐẪM".normalize("NFD"))).toBe("ướt đẫm");
  });
});

describe("letters that look Latin", () => {
  it.each(["Quаng Hải", "ѕсоре", "Αdmin1"])("Look-alike letters are found in %j", (name) => {
    expect(hasLookAlikes(name)).toBe(true);
  });
  it.each(["Quang Hải", "Россия", "Ελλάδα", "日本代表", "Đỗ Duy Mạnh", "⚽ Messi"])(
    "No look-alike letters are found in %j",
    (name) => {
      expect(hasLookAlikes(name)).toBe(false);
    },
  );
});
