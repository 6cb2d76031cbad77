import { randomBytes } from "node:crypto";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { LogInWays } from "#shared/account/identity.schema.ts";
import type { IdentityProvider } from "#shared/account/identity.table.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import {
  type AccountAnswer,
  accountOriginOfFile,
  PASSWORD,
  TEST_SITE,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";
import { NGUYEN, startIdentityProvider } from "#tests/support/origin/identity-provider.ts";
import { mailProviderOfFile } from "#tests/support/origin/mail-provider.ts";

const provider = await startIdentityProvider(() => clock.ms);
const mail = mailProviderOfFile(TEST_SITE);
const { origin, visitor, reader, clock, rows, deferred } = accountOriginOfFile({
  ...{ identities: provider.identities, mail: mail.settings },
  fetch: (url, init) => (url.startsWith(provider.url) ? fetch(url, init) : mail.fetch(url, init)),
});
afterAll(() => provider.close());
afterEach(() => provider.calm());

let people = 0;
/** Another person at the provider. */
const aPerson = (fields: Partial<typeof NGUYEN> = {}) => {
  people += 1;
  return { ...NGUYEN, subject: `7${people}`, email: `person${people}@gmail.com`, ...fields };
};

type Start = "authIdentityStart" | "usersMeLoginsStart";

/** Starts a flow: what the provider sends the browser back with. */
async function returned(who: Visitor, name: IdentityProvider = "google", start: Start = "authIdentityStart") {
  const begun = await who.call(start, { provider: name });
  if (begun.code !== "answered") throw new Error(JSON.stringify(begun));
  const back = await provider.visit(String(begun.data.location));
  return {
    provider: name,
    code: back.searchParams.get("code") ?? "",
    state: back.searchParams.get("state") ?? "",
    language: "vi",
  };
}

const logIn = async (who: Visitor, name: IdentityProvider = "google"): Promise<AccountAnswer> =>
  who.call("authIdentity", await returned(who, name));
const link = async (who: Visitor, name: IdentityProvider = "google"): Promise<AccountAnswer> =>
  who.call("usersMeLoginsAdd", await returned(who, name, "usersMeLoginsStart"));
const waysOf = async (who: Visitor) => z.parse(LogInWays, (await who.call("usersMeLogins")).data);
const reasonOf = ({ status, errors }: AccountAnswer) => [status, errors.provider];
const refusedAs = (reason: string) => [400, [reason]];

describe("a log-in by Google", () => {
  it("A log-in by Google creates an account once, and finds it by Google's id when the e-mail has changed", async () => {
    const person = aPerson();
    provider.behaviour.person = person;
    const first = await logIn(visitor());
    expect([first.status, first.data.is_new]).toEqual([200, true]);
    expect(userIn(first)).toMatchObject({
      ...{ nick_name: "Nguyễn Văn An", email: person.email, email_verified_at: expect.any(Number) },
      user_name: expect.stringMatching(/^google-[0-9a-f]{10}$/),
    });
    provider.behaviour.person = { ...person, email: "another@gmail.com" };
    const again = await logIn(visitor());
    expect([userIn(again).id, again.data.is_new]).toEqual([userIn(first).id, false]);
    provider.behaviour.person = aPerson();
    const namesake = userIn(await logIn(visitor()));
    expect([namesake.id === userIn(first).id, namesake.nick_name]).toEqual([
      ...[false, expect.stringMatching(/^Nguyễn Văn An \d{4}$/)],
    ]);
  });

  it("A log-in by Google keeps out of a nickname that no reader may have, and of one that is too short", async () => {
    provider.behaviour.person = aPerson({ name: "Admin Bóng Đá" });
    expect(userIn(await logIn(visitor())).nick_name).toMatch(/^Bạn đọc \d{6}$/);
    provider.behaviour.person = aPerson({ name: "An" });
    expect(userIn(await logIn(visitor())).nick_name).toMatch(/^An \d{4}$/);
  });

  it.each<[string, () => Partial<typeof provider.behaviour>]>([
    ["another nonce", () => ({ claims: { nonce: "x".repeat(43) } })],
    ["no nonce", () => ({ claims: { nonce: undefined } })],
    ["another audience", () => ({ claims: { aud: "another-client" } })],
    ["another issuer", () => ({ claims: { iss: "https://accounts.google.com" } })],
    ["an ended life", () => ({ claims: { exp: Math.floor(clock.ms / 1000) - 120 } })],
    ["a signature of another key", () => ({ isForged: true })],
  ])("A log-in by Google is refused for an ID token with %s", async (_, misbehaviour) => {
    expectConsole("warn", "identity_refused");
    provider.behaviour.person = aPerson();
    Object.assign(provider.behaviour, misbehaviour());
    const before = (await rows("users")).length;
    const who = visitor();
    expect(reasonOf(await logIn(who))).toEqual(refusedAs("provider_refused"));
    expect([(await rows("users")).length, who.token]).toEqual([before, null]);
  });

  it("A log-in by Google is refused for a state of another browser, provider or time, and for a made-up one", async () => {
    expectConsole("warn", "the state is forged, expired or used");
    provider.behaviour.person = aPerson();
    const [victim, attacker] = [visitor(), visitor()];
    const stolen = await returned(attacker);
    expect(reasonOf(await victim.call("authIdentity", stolen))).toEqual(refusedAs("provider_refused"));
    const other = await returned(victim, "zalo");
    const crossed = { ...other, provider: "google" };
    expect(reasonOf(await victim.call("authIdentity", crossed))).toEqual(refusedAs("provider_refused"));
    const forged = { ...(await returned(victim)), state: `${"a".repeat(22)}.1790000000.${"b".repeat(43)}` };
    expect(reasonOf(await victim.call("authIdentity", forged))).toEqual(refusedAs("provider_refused"));
    const late = await returned(victim);
    clock.ms += 600_000;
    expect(reasonOf(await victim.call("authIdentity", late))).toEqual(refusedAs("provider_refused"));
    clock.ms -= 600_000;
    victim.ceremony = null;
    expect(reasonOf(await victim.call("authIdentityStart", { provider: "google" }))).toEqual(
      refusedAs("provider_refused"),
    );
  });

  it("A log-in by Google works once: neither its state nor its code is taken again", async () => {
    expectConsole("warn", "identity_refused");
    provider.behaviour.person = aPerson();
    const who = visitor();
    const first = await returned(who);
    expect((await who.call("authIdentity", first)).status).toBe(200);
    expect(reasonOf(await who.call("authIdentity", first))).toEqual(refusedAs("provider_refused"));
    const second = await returned(who);
    const replayed = { ...second, code: first.code };
    expect(reasonOf(await who.call("authIdentity", replayed))).toEqual(refusedAs("provider_refused"));
  });

  it("A log-in by Google says that Google does not respond", async () => {
    expectConsole("warn", "identity_refused");
    provider.behaviour.tokenStatus = 503;
    expect(reasonOf(await logIn(visitor()))).toEqual(refusedAs("provider_unavailable"));
  });

  it("A log-in by Google is refused after thirty failures from one address in a quarter of an hour", async () => {
    expectConsole("warn", "identity_refused");
    const who = visitor();
    const wrong = { provider: "google", code: "x", state: "y" };
    for (let tries = 0; tries < 30; tries += 1) await who.call("authIdentity", wrong);
    expect((await who.call("authIdentity", wrong)).code).toBe("too_many_requests");
  });

  it("A log-in by Google is no way past the passkey of staff", async () => {
    provider.behaviour.person = aPerson();
    const { id, user_name } = userIn(await logIn(visitor()));
    await visitor().call("accountsRole", { account: user_name, role: "editor" });
    expect((await logIn(visitor())).status).toBe(200);
    await origin.db
      .prepare(
        `INSERT INTO passkeys (user_id, credential_id, public_key, user_handle, counter, transports, backed_up, name, created_at)
        VALUES (?1, 'credential', 'key', 'handle', 0, '[]', 0, 'Điện thoại', 0)`,
      )
      .bind(id)
      .all();
    expect(reasonOf(await logIn(visitor()))).toEqual(refusedAs("provider_passkey"));
  });
});

describe("an account with the same e-mail", () => {
  it("An account with the same verified e-mail is not handed over: its reader logs in and links", async () => {
    const person = aPerson();
    const owner = await reader({ email: person.email });
    await deferred();
    const token = mail.linkTo(person.email).searchParams.get("token");
    expect((await owner.call("authVerify", { token })).status).toBe(200);
    provider.behaviour.person = person;
    expect(reasonOf(await logIn(visitor()))).toEqual(refusedAs("provider_email_taken"));
    expect((await link(owner)).data).toMatchObject({
      ...{ has_password: true, only: null },
      logins: [{ provider: "google", name: person.email, used_at: null }],
    });
    const me = userIn(await owner.call("usersMe"));
    expect(userIn(await logIn(visitor())).id).toBe(me.id);
  });

  it("An account that has claimed the e-mail without proof gets nothing, and loses the address", async () => {
    const person = aPerson();
    const squatter = await reader({ email: person.email });
    provider.behaviour.person = person;
    const owner = await logIn(visitor());
    expect(userIn(owner).id).not.toBe(userIn(await squatter.call("usersMe")).id);
    expect(userIn(owner)).toMatchObject({ email: person.email, email_verified_at: expect.any(Number) });
    await deferred();
    const token = mail.linkTo(person.email).searchParams.get("token");
    expect((await squatter.call("authVerify", { token })).code).toBe("email_in_use");
  });

  it("An e-mail that Google is not the authority of is not taken as verified", async () => {
    provider.behaviour.person = aPerson({ email: "an@example.vn" });
    expect(userIn(await logIn(visitor()))).toMatchObject({ email: "an@example.vn", email_verified_at: null });
    provider.behaviour.person = aPerson({ email: "no@gmail.com", isEmailVerified: false });
    expect(userIn(await logIn(visitor())).email).toBeNull();
  });

  it("A password reset by the owner of the e-mail ends log-ins that somebody linked before", async () => {
    const email = `owner${randomBytes(4).toString("hex")}@gmail.com`;
    const squatter = await reader({ email });
    provider.behaviour.person = aPerson();
    expect((await link(squatter)).status).toBe(200);
    await deferred();
    await squatter.call("authVerify", { token: mail.linkTo(email).searchParams.get("token") });
    const owner = visitor();
    await owner.call("authForgot", { account: email, language: "vi" });
    await deferred();
    const token = mail.linkTo(email).searchParams.get("token");
    expect((await owner.call("authReset", { token, password: "mật khẩu khác 9" })).status).toBe(200);
    expect((await logIn(visitor())).data.is_new).toBe(true);
  });
});

describe("linked log-ins", () => {
  it("A log-in is linked only in the session that started it, and only soon after its log-in", async () => {
    expectConsole("warn", "identity_refused");
    provider.behaviour.person = aPerson();
    const [victim, attacker] = [await reader(), await reader()];
    const stolen = await returned(attacker, "google", "usersMeLoginsStart");
    victim.ceremony = attacker.ceremony;
    expect(reasonOf(await victim.call("usersMeLoginsAdd", stolen))).toEqual(refusedAs("provider_refused"));
    const asLogIn = await returned(victim, "google", "usersMeLoginsStart");
    expect(reasonOf(await victim.call("authIdentity", asLogIn))).toEqual(refusedAs("provider_refused"));
    clock.ms += 15 * 60_000;
    expect(reasonOf(await victim.call("usersMeLoginsStart", { provider: "google" }))).toEqual(
      refusedAs("confirmation_old"),
    );
  });

  it("A log-in belongs to one reader, and a reader has one of each provider", async () => {
    const person = aPerson();
    provider.behaviour.person = person;
    const [first, second] = [await reader(), await reader()];
    expect((await link(first)).status).toBe(200);
    expect((await link(first)).status).toBe(200);
    expect(reasonOf(await link(second))).toEqual(refusedAs("provider_taken"));
    provider.behaviour.person = aPerson();
    expect(reasonOf(await link(first))).toEqual(refusedAs("provider_taken"));
    expect((await waysOf(first)).logins.map(({ name }) => name)).toEqual([person.email]);
  });

  it("Zalo logs in beside Google, and the last way to log in stays until there is a password", async () => {
    provider.behaviour.person = aPerson({ name: "Trần Thị Bình" });
    const who = visitor();
    expect(userIn(await logIn(who, "zalo"))).toMatchObject({ nick_name: "Trần Thị Bình", email: null });
    expect(await waysOf(who)).toMatchObject({
      has_password: false,
      only: "zalo",
      offered: ["google", "zalo"],
    });
    const unlink = (name: IdentityProvider, current_password: string) =>
      who.call("usersMeLoginsDelete", { provider: name, current_password });
    expect(reasonOf(await unlink("zalo", "-"))).toEqual(refusedAs("provider_last"));
    expect((await link(who, "google")).status).toBe(200);
    expect((await unlink("zalo", "-")).data).toMatchObject({
      only: "google",
      logins: [{ provider: "google" }],
    });
    expect((await unlink("zalo", "-")).code).toBe("data_not_found");
    const changed = await who.call("usersMePassword", { current_password: "-", password: PASSWORD });
    expect(changed.status).toBe(200);
    expect((await unlink("google", "wrong password")).errors).toEqual({
      current_password: ["password_wrong"],
    });
    expect((await unlink("google", PASSWORD)).data).toMatchObject({ has_password: true, logins: [] });
    const kinds = (await rows("account_events")).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["login_linked", "login_unlinked"]));
  });

  it("A reader without a password confirms changes by a log-in of the last fifteen minutes, and no password opens the account", async () => {
    provider.behaviour.person = aPerson();
    const who = visitor();
    const { user_name, nick_name } = userIn(await logIn(who));
    for (const password of ["-", "none$", PASSWORD])
      expect(
        (await visitor().call("authLogin", { account: user_name, password: password.padEnd(8, "x") })).code,
      ).toBe("credentials_wrong");
    const info = { full_name: "An", nick_name, email: "", phone: "0912 345 678" };
    clock.ms += 15 * 60_000;
    const late = await who.call("usersMeUpdate", { ...info, current_password: "-" });
    expect(late.errors).toEqual({ current_password: ["confirmation_old"] });
    expect((await who.call("usersMeDelete", { current_password: "-" })).errors).toEqual({
      current_password: ["confirmation_old"],
    });
    await logIn(who);
    expect((await who.call("usersMeUpdate", { ...info, current_password: "-" })).status).toBe(200);
  });

  it("Linked log-ins are in the export, and go with the account", async () => {
    const person = aPerson();
    provider.behaviour.person = person;
    const who = visitor();
    await logIn(who);
    const { data } = await who.call("usersMeExport");
    expect(data.export).toMatchObject({
      linked_logins: [{ provider: "google", subject: person.subject, name: person.email }],
    });
    expect((await who.call("usersMeDelete", { current_password: "-" })).status).toBe(200);
    expect((await rows("linked_logins")).filter(({ subject }) => subject === person.subject)).toEqual([]);
    expect((await logIn(visitor())).data.is_new).toBe(true);
  });
});

describe("a site without keys", () => {
  const bare = accountOriginOfFile();

  it("A site without keys offers no log-in by others, and has no such calls", async () => {
    const who = bare.visitor();
    expect((await who.call("authOptions")).data.providers).toEqual([]);
    const start = await who.call("authIdentityStart", { provider: "google" });
    expect([start.status, start.code]).toEqual([404, "route_not_found"]);
    const end = await who.call("authIdentity", { provider: "zalo", code: "x", state: "y" });
    expect(end.status).toBe(404);
  });
});
