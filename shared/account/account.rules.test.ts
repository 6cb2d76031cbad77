import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail, nameKey, parsePhone } from "./account.rules.ts";

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

it.each([
  ["0912345678", "+84912345678"],
  ["091 234 56 78", "+84912345678"],
  ["(+84) 912-345-678", "+84912345678"],
  ["0084912345678", "+84912345678"],
  ["024 3825 1234", "+842438251234"],
  ["+44 20 7946 0958", "+442079460958"],
])("The phone number %s is accepted", (written, kept) => expect(parsePhone(written)).toBe(kept));

it.each([
  "",
  "12345678",
  "0112345678",
  "091234567",
  "09123456789",
  "+0912345678",
  "+84 12 abc",
  "++84912345678",
])("The phone number %s is refused", (written) => expect(parsePhone(written)).toBeNull());

it("A stored phone number is accepted unchanged", () => {
  const digits = fc.stringMatching(/^\+[1-9]\d{7,14}$/);
  fc.assert(
    fc.property(digits, (number) => {
      expect(parsePhone(number)).toBe(number);
    }),
  );
});
