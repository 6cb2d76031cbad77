import { describe, expect, it } from "vitest";
import { isEmail, isVisibleText, lengthOf, nameKey, tidyName } from "./account.rules.ts";

describe("names of accounts", () => {
  it("are one whatever their case, width and blanks", () => {
    const written = ["Nguyễn Văn A", " nguyễn  văn a", "ＮＧＵＹỄＮ văn a", "Nguyễn Văn A".normalize("NFD")];
    expect(new Set(written.map(nameKey)).size).toBe(1);
    expect(nameKey("Nguyen Van A")).not.toBe(nameKey("Nguyễn Văn A"));
  });

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

describe("an e-mail address", () => {
  it.each(["a@b.vn", "nguyen.van+bong@mail.example.com", "x_y@sub.domain.co"])("is %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    "",
    "a",
    "a@b",
    "a@b.",
    "@b.vn",
    "a b@c.vn",
    "a@b..vn",
    "a@-b.vn",
    "a@b.vn\n",
    `${"a".repeat(65)}@b.vn`,
  ])("is not %j", (text) => expect(isEmail(text)).toBe(false));
});
