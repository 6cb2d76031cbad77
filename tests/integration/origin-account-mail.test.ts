import { describe, expect, it } from "vitest";
import type { Statement } from "#origin/db/database.ts";
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "#shared/account/passkey.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { makePasskey, type SoftwarePasskey } from "#tests/support/browser/software-authenticator.ts";
import {
  type AccountOrigin,
  accountOriginOfFile,
  PASSWORD,
  TEST_SITE,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";
import { mailProviderOfFile } from "#tests/support/origin/mail-provider.ts";

const provider = mailProviderOfFile(TEST_SITE);
const { clock, origin, visitor, reader, rows, everyMinute, deferred }: AccountOrigin = accountOriginOfFile({
  mail: provider.settings,
  fetch: provider.fetch,
});

const MINUTE_MS = 60_000;
const FRESH = "mật khẩu mới 2";
const EMAIL = "hai@vff.vn";

const tokenFor = (address = EMAIL): string => provider.linkTo(address).searchParams.get("token") ?? "";
const logIn = (account: string, password = PASSWORD) => visitor().call("authLogin", { account, password });
const reset = (token: string, password = FRESH) =>
  visitor().call("authReset", { token, password, password_confirm: password });

const stateOf = async (kind: "reset" | "verify", token: string) =>
  (await visitor().call("authLink", { kind, token })).data.state;
const resetLinks = async () => (await rows("mail_tokens")).filter(({ kind }) => kind === "reset");

/** Requests a reset and waits for the first attempt to send it. */
async function forget(account: string, from: Visitor = visitor(), language?: string) {
  const answer = await from.call("authForgot", { account, ...(language ? { language } : {}) });
  await deferred();
  return answer;
}

/** A reader with an unverified e-mail, entered at registration. */
async function withEmail(fields: object = {}): Promise<Visitor> {
  const somebody = await reader({ user_name: "quanghai", email: EMAIL, ...fields });
  await deferred();
  return somebody;
}

/** A reader with a verified e-mail. */
async function verified(fields: object = {}): Promise<Visitor> {
  const somebody = await withEmail(fields);
  const { email } = userIn(await somebody.call("usersMe"));
  const answer = await visitor().call("authVerify", { token: tokenFor(email ?? "") });
  expect(answer.code).toBe("answered");
  return somebody;
}

describe("an e-mail", () => {
  it("An e-mail logs in only after the link in its mail was followed", async () => {
    const somebody = await withEmail({ email: "Hai@vff.vn" });
    expect(userIn(await somebody.call("usersMe"))).toMatchObject({
      email: "Hai@vff.vn",
      email_verified_at: null,
    });
    expect((await logIn(EMAIL)).code).toBe("credentials_wrong");
    const link = provider.linkTo("Hai@vff.vn");
    expect([link.origin, link.pathname]).toEqual([TEST_SITE, pathOf("verifyEmail", "vi")]);
    expect((await visitor().call("authVerify", { token: tokenFor("Hai@vff.vn") })).code).toBe("answered");
    expect((await logIn(EMAIL)).code).toBe("answered");
    expect(userIn(await somebody.call("usersMe")).email_verified_at).toBe(Math.floor(clock.ms / 1000));
  });

  it("An e-mail is verified by one use of the newest link within a day", async () => {
    const somebody = await withEmail();
    const first = tokenFor();
    clock.ms += MINUTE_MS;
    await somebody.call("usersMeEmailVerify", { language: "en" });
    await deferred();
    expect(provider.linkTo(EMAIL).pathname).toBe(pathOf("verifyEmail", "en"));
    const second = tokenFor();
    expect(second).not.toBe(first);
    const verify = (token: string) => visitor().call("authVerify", { token });
    expect(await verify(first)).toMatchObject({ status: 410, code: "link_expired" });
    expect([await stateOf("verify", first), await stateOf("verify", second)]).toEqual(["over", "open"]);
    const both = await Promise.all([verify(second), verify(second)]);
    expect(both.map(({ code }) => code)).toEqual(["answered", "answered"]);
    // Another use of the link succeeds and changes nothing.
    expect([(await verify(second)).code, await stateOf("verify", second)]).toEqual(["answered", "used"]);
    expect((await rows("account_events")).filter(({ kind }) => kind === "email_verified")).toHaveLength(1);
    await withEmail({ user_name: "congphuong", email: "phuong@vff.vn" });
    clock.ms += 24 * 60 * MINUTE_MS;
    expect((await verify(tokenFor("phuong@vff.vn"))).code).toBe("link_expired");
    const stored = (await rows("users")).map(({ email_verified_at }) => email_verified_at === null);
    expect(stored).toEqual([false, true]);
  });

  it("An e-mail may be entered by two, and belongs to the one who verifies it first", async () => {
    await withEmail();
    const first = tokenFor();
    const other = await withEmail({ user_name: "congphuong" });
    const second = tokenFor();
    expect((await visitor().call("authVerify", { token: second })).code).toBe("answered");
    expect(await stateOf("verify", first)).toBe("taken");
    expect(await visitor().call("authVerify", { token: first })).toMatchObject({
      ...{ status: 409, code: "email_in_use" },
    });
    expect(userIn(await logIn(EMAIL))).toEqual(userIn(await other.call("usersMe")));
    expect((await visitor().register({ email: EMAIL })).errors).toEqual({ email: ["email_taken"] });
  });

  it("A new e-mail address has to be verified, and the old one no longer logs in", async () => {
    const somebody = await verified();
    const form = {
      full_name: "Quang Hải",
      nick_name: "Quang Hải 19",
      phone: null,
      current_password: PASSWORD,
    };
    const change = async (email: string) => {
      const answer = await somebody.call("usersMeUpdate", { ...form, email });
      await deferred();
      return answer;
    };
    // In another spelling it is the same address.
    expect(userIn(await change("HAI@vff.vn")).email_verified_at).not.toBeNull();
    expect(provider.mails()).toHaveLength(1);
    expect(userIn(await change("hai@new.vn"))).toMatchObject({
      email: "hai@new.vn",
      email_verified_at: null,
    });
    expect([(await logIn(EMAIL)).code, (await logIn("hai@new.vn")).code]).toEqual(
      Array(2).fill("credentials_wrong"),
    );
    await visitor().call("authVerify", { token: tokenFor("hai@new.vn") });
    expect((await logIn("hai@new.vn")).code).toBe("answered");
  });

  it("The e-mail of a link is no other than the account's own by then", async () => {
    const somebody = await withEmail();
    const token = tokenFor();
    await somebody.call("usersMeUpdate", {
      ...{ full_name: "Hải", nick_name: "Quang Hải 19", phone: null, email: "hai@new.vn" },
      current_password: PASSWORD,
    });
    // The older link is replaced once the newer mail is sent.
    expect((await visitor().call("authVerify", { token })).code).toBe("link_expired");
    await deferred();
    expect((await visitor().call("authVerify", { token })).code).toBe("link_expired");
  });

  it("An e-mail from before the site sent mail still logs in and gets a reset, which verifies it", async () => {
    await withEmail();
    await origin.db.batch([
      origin.db.prepare("UPDATE users SET email_key = 'hai@vff.vn', email_verified_at = NULL"),
      // Of an attacker who had claimed the address.
      origin.db.prepare(`INSERT INTO passkeys (user_id, credential_id, public_key, user_handle, counter, transports, backed_up, name, created_at)
          SELECT id, 'id', 'key', 'handle', 0, '[]', 0, 'Key', 0 FROM users`),
    ]);
    expect((await logIn(EMAIL)).code).toBe("answered");
    await forget(EMAIL);
    expect((await reset("x".repeat(43))).code).toBe("link_expired");
    expect(await rows("passkeys")).toHaveLength(1);
    expect((await reset(tokenFor())).code).toBe("answered");
    expect(await rows("passkeys")).toEqual([]);
    expect(userIn(await logIn(EMAIL, FRESH)).email_verified_at).not.toBeNull();
  });

  it("An e-mail address gets at most five mails an hour, and a reader can request five", async () => {
    const somebody = await withEmail();
    for (let count = 0; count < 5; count += 1) {
      expect((await somebody.call("usersMeEmailVerify", {})).code).toBe("answered");
      await deferred();
    }
    expect((await somebody.call("usersMeEmailVerify", {})).code).toBe("too_many_requests");
    for (let count = 0; count < 6; count += 1)
      await withEmail({ user_name: `congphuong${count}`, email: count % 2 ? EMAIL : "HAI@VFF.vn" });
    expect(provider.mails()).toHaveLength(5);
    expect(await rows("mails")).toEqual([]);
  });
});

describe("a forgotten password", () => {
  it("A forgotten password is replaced by the link that is sent to the verified e-mail, once, and every session ends", async () => {
    const somebody = await verified();
    expect((await forget("QuangHai", visitor(), "en")).data).toEqual({});
    const link = provider.linkTo(EMAIL);
    expect([link.origin, link.pathname]).toEqual([TEST_SITE, pathOf("resetPassword", "en")]);
    const token = tokenFor();
    expect((await reset(token, "12345678")).errors).toEqual({ password: ["password_common"] });
    expect(await stateOf("reset", token)).toBe("open");
    const answer = await reset(token);
    expect([answer.code, answer.session]).toEqual(["answered", null]);
    expect((await somebody.call("usersMe")).code).toBe("session_expired");
    expect([(await logIn("quanghai")).code, (await logIn("quanghai", FRESH)).code]).toEqual([
      ...["credentials_wrong", "answered"],
    ]);
    expect(await reset(token)).toMatchObject({ status: 410, code: "link_expired" });
    expect([await stateOf("reset", token), await resetLinks()]).toEqual(["over", []]);
    const kinds = (await rows("account_events")).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "email_verified" || kind === "password_reset")).toEqual([
      ...["email_verified", "password_reset"],
    ]);
  });

  it("A forgotten password is replaced by one of two that use the link at the same moment", async () => {
    await verified();
    await forget(EMAIL);
    const token = tokenFor();
    const both = await Promise.all([reset(token), reset(token, "mật khẩu mới 3")]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(["answered", "link_expired"]);
  });

  it("A forgotten password is not replaced after an hour, by an older link, or after the password was changed", async () => {
    const somebody = await verified();
    await forget(EMAIL);
    const older = tokenFor();
    clock.ms += MINUTE_MS;
    await forget(EMAIL);
    const newer = tokenFor();
    expect((await reset(older)).code).toBe("link_expired");
    await somebody.call("usersMePassword", {
      ...{ current_password: PASSWORD, password: FRESH, password_confirm: FRESH },
    });
    expect((await reset(newer)).code).toBe("link_expired");
    await forget(EMAIL);
    clock.ms += 60 * MINUTE_MS;
    expect((await reset(tokenFor())).code).toBe("link_expired");
    for (const cut of ["x", "x".repeat(42)]) {
      expect(await reset(cut)).toMatchObject({ status: 401, code: "token_invalid" });
      const verified = await visitor().call("authVerify", { token: cut });
      expect(verified).toMatchObject({ status: 401, code: "token_invalid" });
      expect([await stateOf("reset", cut), await stateOf("verify", cut)]).toEqual(["over", "over"]);
    }
    await everyMinute();
    expect(await resetLinks()).toEqual([]);
  });

  it("A forgotten password of staff with a passkey is replaced, and the passkey is still needed", async () => {
    await verified();
    const [user] = await rows("users");
    await origin.db.batch([
      origin.db.prepare("UPDATE users SET role = 'editor'"),
      origin.db
        .prepare(`INSERT INTO passkeys (user_id, credential_id, public_key, user_handle, counter, transports, backed_up, name, created_at)
          VALUES (?1, 'id', 'key', 'handle', 0, '[]', 0, 'Key', 0)`)
        .bind(user?.id),
    ]);
    await forget("quanghai");
    const answer = await reset(tokenFor());
    expect([answer.code, answer.session, await rows("sessions")]).toEqual(["answered", null, []]);
    expect((await logIn("quanghai", FRESH)).code).toBe("passkey_required");
  });

  it("A forgotten password is not sent to an address that is not verified, to a nickname or to nobody", async () => {
    await withEmail({ nick_name: "Hải Con" });
    const before = provider.attempts();
    for (const account of ["quanghai", EMAIL, "hải con", "nobody@vff.vn", "nobody1"])
      expect(await forget(account)).toEqual(await forget("somebody1"));
    expect([provider.attempts(), await rows("mails")]).toEqual([before, []]);
  });

  it("A forgotten password runs the same statements before its answer for an account and for none", async () => {
    await verified();
    const statementsFor = async (account: string) => {
      const run: string[] = [];
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const { prepare } = origin.db;
      origin.db.prepare = (sql: string) => {
        run.push(sql);
        const statement = prepare.call(origin.db, sql);
        if (!sql.startsWith("UPDATE mails SET tries")) return statement;
        // The outbox waits for the response here; on a real site it does not.
        const held = (bound: Statement): Statement => ({
          bind: (...values) => held(bound.bind(...values)),
          all: () => answered.then(() => bound.all()),
        });
        return held(statement);
      };
      try {
        const given = await visitor().call("authForgot", { account });
        const before = [...run];
        answer();
        await deferred();
        return { answer: given, before, after: run.slice(before.length) };
      } finally {
        origin.db.prepare = prepare;
      }
    };
    const [known, unknown] = [await statementsFor(EMAIL), await statementsFor("nobody@vff.vn")];
    expect(known.answer).toEqual(unknown.answer);
    expect(known.before).toEqual(unknown.before);
    // The work after the response differs.
    expect(known.after.length).toBeGreaterThan(unknown.after.length);
    expect(await rows("mails")).toEqual([]);
  });

  it("A forgotten password can be asked for thirty times an hour from one address, and sends one address five mails", async () => {
    await verified();
    await origin.db.batch([origin.db.prepare("DELETE FROM try_counts")]);
    const before = provider.mails().length;
    const from = visitor();
    for (let count = 0; count < 30; count += 1) expect((await forget(EMAIL, from)).code).toBe("answered");
    const refused = await forget("nobody1", from);
    expect([refused.status, refused.code]).toEqual([429, "too_many_requests"]);
    expect(provider.mails()).toHaveLength(before + 5);
    expect((await forget(EMAIL)).code).toBe("answered");
    expect(provider.mails()).toHaveLength(before + 5);
  });
});

describe("an account that somebody registered with another's e-mail", () => {
  const addPasskey = async (who: Visitor) => {
    const begun = await who.call("usersMePasskeysOptions", { current_password: PASSWORD });
    const passkey = await makePasskey(begun.data.options as PasskeyCreationOptions, TEST_SITE);
    const answer = await who.call("usersMePasskeysAdd", { name: "Khóa", passkey: passkey.created });
    expect(answer.code).toBe("answered");
    return passkey;
  };
  const logInBy = async (passkey: SoftwarePasskey) => {
    const from = visitor();
    const { data } = await from.call("authPasskeyOptions", {});
    const used = await passkey.use(data.options as PasskeyRequestOptions);
    return (await from.call("authPasskey", { passkey: used })).code;
  };

  it("An account that somebody registered with another's e-mail is the owner's alone after a reset: passkeys from before and after the proof log in no more", async () => {
    const thief = await withEmail();
    const passkeys = [await addPasskey(thief)];
    await visitor().call("authVerify", { token: tokenFor() });
    passkeys.push(await addPasskey(thief));
    expect(await Promise.all(passkeys.map(logInBy))).toEqual(["answered", "answered"]);
    await forget(EMAIL);
    expect((await reset(tokenFor())).code).toBe("answered");
    expect(await Promise.all(passkeys.map(logInBy))).toEqual(["passkey_refused", "passkey_refused"]);
    expect([await rows("passkeys"), await rows("sessions")]).toEqual([[], []]);
    const kinds = (await rows("account_events")).slice(-2).map(({ kind }) => kind);
    expect(kinds).toEqual(["password_reset", "passkey_removed"]);
  });
});

describe("the outbox", () => {
  it("The outbox retries a mail after 1, 2, 4 … minutes under the same link, and delivers it once", async () => {
    await verified();
    const before = provider.mails().length;
    // The provider accepts the mail and its response is lost: it is unknown whether it was sent.
    provider.delivers = true;
    provider.statuses.push(500, 503);
    await forget(EMAIL);
    const token = tokenFor();
    expect((await rows("mails"))[0]).toMatchObject({ tries: 1 });
    const attempts = provider.attempts();
    await everyMinute();
    expect(provider.attempts()).toBe(attempts);
    clock.ms += MINUTE_MS;
    await everyMinute();
    expect(provider.attempts()).toBe(attempts + 1);
    clock.ms += 2 * MINUTE_MS;
    await everyMinute();
    expect([provider.attempts(), provider.mails().length]).toEqual([attempts + 2, before + 1]);
    expect([await rows("mails"), tokenFor()]).toEqual([[], token]);
    expect((await reset(token)).code).toBe("answered");
  });

  it("The outbox does not bring a used link back by a retry", async () => {
    await verified();
    provider.delivers = true;
    provider.statuses.push(500);
    await forget(EMAIL);
    const token = tokenFor();
    expect((await reset(token)).code).toBe("answered");
    clock.ms += MINUTE_MS;
    await everyMinute();
    expect([(await reset(token)).code, await rows("mails"), await resetLinks()]).toEqual([
      ...["link_expired", [], []],
    ]);
  });

  it("The outbox gives a mail up after four hours, and one that the provider refuses at once", async () => {
    await verified();
    provider.statuses.push(...Array(20).fill(500));
    await forget(EMAIL);
    const attempts = provider.attempts();
    const pauses = [1, 2, 4, 8, 16, 32, 32, 32, 32, 32, 32];
    for (const [at, pause] of pauses.entries()) {
      clock.ms += pause * MINUTE_MS - 1000;
      await everyMinute();
      expect(provider.attempts() - attempts).toBe(at);
      clock.ms += 1000;
      await everyMinute();
      expect(provider.attempts() - attempts).toBe(at + 1);
    }
    expect(await rows("mails")).toHaveLength(1);
    clock.ms += 17 * MINUTE_MS;
    await everyMinute();
    expect(await rows("mails")).toEqual([]);
    provider.statuses.splice(0, 20, 422);
    await forget(EMAIL);
    expect(await rows("mails")).toEqual([]);
  });

  it("The outbox lets each mail be sent by one of several runs at once", async () => {
    provider.statuses.push(...Array(3).fill(500));
    for (let count = 0; count < 3; count += 1)
      await withEmail({ user_name: `congphuong${count}`, email: `phuong${count}@vff.vn` });
    expect(await rows("mails")).toHaveLength(3);
    clock.ms += MINUTE_MS;
    await Promise.all([everyMinute(), everyMinute(), everyMinute()]);
    expect([provider.attempts(), provider.mails().length]).toEqual([6, 3]);
  });

  it("The outbox stores neither a token nor a link, and what it stores goes with the account", async () => {
    const somebody = await verified();
    provider.statuses.push(500);
    await forget(EMAIL);
    const stored = JSON.stringify([await rows("mails"), await rows("mail_tokens")]);
    provider.delivers = true;
    clock.ms += MINUTE_MS;
    await everyMinute();
    expect(stored).not.toContain(tokenFor());
    expect((await somebody.call("usersMeExport")).data).toMatchObject({
      export: {
        account: { email_verified_at: expect.any(Number) },
        mail_links: [{ kind: "reset" }, { kind: "verify" }],
      },
    });
    provider.statuses.push(500);
    await forget(EMAIL);
    await somebody.call("usersMeDelete", { current_password: PASSWORD });
    expect([await rows("mails"), await rows("mail_tokens")]).toEqual([[], []]);
  });
});

describe("a site with mail", () => {
  it("A site with mail says so", async () => {
    expect((await visitor().call("authOptions")).data).toEqual({ mail: true, providers: [] });
  });
});
