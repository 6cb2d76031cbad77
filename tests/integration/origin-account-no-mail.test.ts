import { expect, it } from "vitest";
import { accountOriginOfFile, PASSWORD, userIn } from "#tests/support/origin/account-origin.ts";

const { visitor, reader, rows } = accountOriginOfFile();

it("A site without mail says so, resets no password and takes an e-mail as a log-in name at once", async () => {
  const somebody = await reader({ user_name: "quanghai", email: "Hai@vff.vn" });
  expect((await visitor().call("authOptions")).data).toEqual({ mail: false, providers: [] });
  expect(await visitor().call("authForgot", { account: "quanghai" })).toMatchObject({
    ...{ status: 503, code: "mail_unavailable" },
  });
  expect((await somebody.call("usersMeEmailVerify", {})).code).toBe("mail_unavailable");
  const login = { account: "hai@vff.vn", password: PASSWORD };
  expect(userIn(await visitor().call("authLogin", login)).email_verified_at).toBeNull();
  const form = { full_name: "Hải", nick_name: "Quang Hải 19", phone: null, current_password: PASSWORD };
  await somebody.call("usersMeUpdate", { ...form, email: "hai@new.vn" });
  expect((await visitor().call("authLogin", { ...login, account: "hai@new.vn" })).code).toBe("answered");
  expect(await rows("mails")).toEqual([]);
});
