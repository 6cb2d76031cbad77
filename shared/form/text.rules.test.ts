import { describe, expect, it } from "vitest";
import { nameKey } from "../account/account.rules.ts";
import {
  composed,
  isVisibleName,
  isVisibleProse,
  isVisibleText,
  lengthOf,
  tidyName,
  tidyText,
} from "./text.rules.ts";

describe("names and titles", () => {
  it("Names are kept composed, with single blanks", () => {
    expect(tidyName("  Nguyễn   Văn A ".normalize("NFD"))).toBe("Nguyễn Văn A");
  });

  it("Names are counted in letters, not in units", () => {
    expect(lengthOf("Đội⚽🏆")).toBe(5);
  });

  it("Names hold nothing invisible", () => {
    const joined = ["a\u200Bb", "a\u202Eb", "a\u0000b", "a\nb"];
    expect(joined.map(isVisibleText)).toEqual([false, false, false, false]);
    expect(isVisibleText("Nguyễn Văn A ⚽")).toBe(true);
  });
});

describe("marks without end", () => {
  it("Endless combining marks cost no more time than letters, in names and texts", () => {
    const tower = `a${"\u0301".repeat(40_000)}${"\u0323".repeat(40_000)}`;
    const start = performance.now();
    expect(composed(tower)).toBe(tower);
    for (const made of [tidyName(tower), tidyText(tower), nameKey(tower)])
      expect(made.length).toBeGreaterThan(80_000);
    // Composing one of them was three seconds.
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it("The limit of combining marks leaves real letters alone, which are composed", () => {
    expect(composed("Nguyễn".normalize("NFD"))).toBe("Nguyễn");
    expect(composed("ｎ", "NFKC")).toBe("n");
  });
});

describe("names of readers", () => {
  it.each(["\uFE0F", "\u034F", "\u3164", "\u2800", "\u17B4", "\u115F", "\u200B", "\u{E0100}"])(
    "Readers' names hold no invisible character that makes two look alike: %j",
    (unseen) => expect(isVisibleName(`Nguyễn${unseen} A`)).toBe(false),
  );

  it("Readers' names hold letters of any language, and emoji", () => {
    expect(["Nguyễn Văn A ⚽", "김민재 수비", "Ştefan Târ", "ขวัญใจ"].map(isVisibleName)).toEqual(
      Array(4).fill(true),
    );
  });
});

describe("longer texts", () => {
  it("Longer texts are kept in paragraphs, without padding", () => {
    const written = "\r\n Kèo  thơm\t \r\ntối nay.  \n\n\n \n  Bắt đội   khách. ".normalize("NFD");
    expect(tidyText(written)).toBe("Kèo thơm\ntối nay.\n\nBắt đội khách.");
    expect(tidyText(tidyText(written))).toBe(tidyText(written));
    expect(tidyText("\uFEFFkèo\u200B thơm\u00AD")).toBe("kèo thơm");
  });

  it("Longer texts may have lines and joined emoji, but nothing else invisible", () => {
    expect(isVisibleProse("một\nhai 👨‍👩‍👧")).toBe(true);
    expect(["a\u202Eb", "a\u0000b", "a\u200Bb"].map(isVisibleProse)).toEqual([false, false, false]);
  });
});
