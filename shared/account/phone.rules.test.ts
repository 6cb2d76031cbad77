import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePhone } from "./phone.rules.ts";

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
