import { describe, expect, it } from "vitest";
import { isEmail, nameKey } from "./account.rules.ts";

describe("names of accounts", () => {
  it("Account names are equal in any case, width and blanks", () => {
    const written = ["Nguyễn Văn A", " nguyễn  văn a", "ＮＧＵＹỄＮ văn a", "Nguyễn Văn A".normalize("NFD")];
    expect(new Set(written.map(nameKey)).size).toBe(1);
    expect(nameKey("Nguyen Van A")).not.toBe(nameKey("Nguyễn Văn A"));
  });
});

describe("an e-mail address", () => {
  it.each(["a@b.vn", "nguyen.van+bong@mail.example.com", "x_y@sub.domain.co"])(
    "The e-mail address %s is valid",
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
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
  ])("The e-mail address %j is invalid", (text) => expect(isEmail(text)).toBe(false));
});
