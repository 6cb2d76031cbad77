import { expect, it } from "vitest";
import { commonPasswords, passwordError } from "./common-passwords.ts";

const nobody = { user_name: "reader001", nick_name: "Bạn đọc", email: null, phone: null };

it("The list has more than ten thousand common passwords, none shorter than the minimum length", async () => {
  const list = [...(await commonPasswords())];
  expect(list.length).toBeGreaterThan(18_000);
  expect(list.filter((password) => password.length < 8)).toEqual([]);
});

it.each([
  "password",
  "123456789",
  "qwertyuiop",
  "iloveyou",
  "matkhau123",
  "bongda123",
  "anhyeuem123",
  "vietnam2026",
])("Password %s is common", async (password) =>
  expect(await passwordError(password, nobody)).toBe("password_common"),
);

it.each(["matkhau-1", "tám chữ cái", "k7Fq-v2Zp", "correct horse battery staple"])(
  "Password %s is not common",
  async (password) => expect(await passwordError(password, nobody)).toBeNull(),
);

it("A password lookup takes less than a millisecond once the list is loaded", async () => {
  await commonPasswords();
  const begunAt = process.cpuUsage();
  for (let count = 0; count < 200; count += 1)
    await passwordError(`bóng đá ${count} ${"x".repeat(100)}`, nobody);
  const { user, system } = process.cpuUsage(begunAt);
  expect((user + system) / 1000 / 200).toBeLessThan(1);
});
