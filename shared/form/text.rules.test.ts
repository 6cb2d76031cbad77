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
  it("are kept composed, with single blanks", () => {
    expect(tidyName("  Nguyễn   Văn A ".normalize("NFD"))).toBe("Nguyễn Văn A");
  });

  it("are counted in letters, not in units", () => {
    expect(lengthOf("Đội⚽🏆")).toBe(5);
  });

  it("hold nothing that cannot be seen", () => {
    const joined = ["a\u200Bb", "a\u202Eb", "a\u0000b", "a\nb"];
    expect(joined.map(isVisibleText)).toEqual([false, false, false, false]);
    expect(isVisibleText("Nguyễn Văn A ⚽")).toBe(true);
  });
});

describe("marks without end", () => {
  it("cost no more time than other letters, wherever names and texts are taken", () => {
    const tower = `a${"\u0301".repeat(40_000)}${"\u0323".repeat(40_000)}`;
    const start = performance.now();
    expect(composed(tower)).toBe(tower);
    for (const made of [tidyName(tower), tidyText(tower), nameKey(tower)])
      expect(made.length).toBeGreaterThan(80_000);
    // Composing one of them was three seconds.
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it("are no matter of real letters, which are composed", () => {
    expect(composed("Nguyễn".normalize("NFD"))).toBe("Nguyễn");
    expect(composed("ｎ", "NFKC")).toBe("n");
  });
});

describe("names of readers", () => {
  it.each(["\uFE0F", "\u034F", "\u3164", "\u2800", "\u17B4", "\u115F", "\u200B", "\u{E0100}"])(
    "hold nothing by which two look alike: %j",
    (unseen) => expect(isVisibleName(`Nguyễn${unseen} A`)).toBe(false),
  );

  it("hold letters of any language, and emoji", () => {
    expect(["Nguyễn Văn A ⚽", "김민재 수비", "Ştefan Târ", "ขวัญใจ"].map(isVisibleName)).toEqual(
      Array(4).fill(true),
    );
  });
});

describe("longer texts", () => {
  it("are kept in paragraphs, without what pads them", () => {
    const written = "\r\n Kèo  thơm\t \r\ntối nay.  \n\n\n \n  Bắt đội   khách. ".normalize("NFD");
    expect(tidyText(written)).toBe("Kèo thơm\ntối nay.\n\nBắt đội khách.");
    expect(tidyText(tidyText(written))).toBe(tidyText(written));
    expect(tidyText("\uFEFFkèo\u200B thơm\u00AD")).toBe("kèo thơm");
  });

  it("may have lines and joined emoji, but nothing else unseen", () => {
    expect(isVisibleProse("một\nhai 👨‍👩‍👧")).toBe(true);
    expect(["a\u202Eb", "a\u0000b", "a\u200Bb"].map(isVisibleProse)).toEqual([false, false, false]);
  });
});
