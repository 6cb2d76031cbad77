import { describe, expect, it } from "vitest";
import { isVisibleProse, isVisibleText, lengthOf, tidyName, tidyText } from "./text.rules.ts";

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

describe("longer texts", () => {
  it("are kept in paragraphs, without what pads them", () => {
    const written = "\r\n Kèo  thơm\t \r\ntối nay.  \n\n\n \n  Bắt đội   khách. ".normalize("NFD");
    expect(tidyText(written)).toBe("Kèo thơm\ntối nay.\n\nBắt đội khách.");
    expect(tidyText(tidyText(written))).toBe(tidyText(written));
  });

  it("may have lines and joined emoji, but nothing else unseen", () => {
    expect(isVisibleProse("một\nhai 👨‍👩‍👧")).toBe(true);
    expect(["a\u202Eb", "a\u0000b", "a\u200Bb"].map(isVisibleProse)).toEqual([false, false, false]);
  });
});
