import { describe, expect, it } from "vitest";
import { isMadeOfNames, plainPassword } from "./password.rules.ts";

describe("Passwords made of names", () => {
  const names = ["QuangHai19", "Nguyễn Quang Hải", "hai.con@", "0912345678"];

  it.each([
    "quanghai19",
    "QuangHai",
    "quanghai2026!",
    "quanghaiquanghai",
    "Nguyen Quang Hai",
    "nguyễn-quang-hải 99",
    "nguyenquanghaiquanghai",
    "ＱｕａｎｇＨａｉ１９",
    "hai.con.1990",
    "0912345678",
    "0912-345-678!",
  ])("A password made of names is rejected: %s", (password) =>
    expect(isMadeOfNames(password, names)).toBe(true),
  );

  it.each(["quanghai yêu bóng đá", "12345678901", "haihaihai", "hải thích đá bóng", "!!!!!!!!!!", ""])(
    "A password is accepted that is more than names: %j",
    (password) => expect(isMadeOfNames(password, names)).toBe(false),
  );

  it("Names too short to tell do not reject a password", () => {
    expect(isMadeOfNames("an12345678", ["an", ""])).toBe(false);
  });
});

it("A password is compared without case, diacritics and surrounding blanks", () => {
  expect([" MậtKhẩu1 ", "ANHYEUEM", "ｐassword"].map(plainPassword)).toEqual([
    ...["matkhau1", "anhyeuem", "password"],
  ]);
});
