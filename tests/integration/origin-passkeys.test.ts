import { describe, expect, it, vi } from "vitest";
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyRow,
} from "#shared/account/passkey.schema.ts";
import { aBatchMatch, aLeague } from "#tests/support/batches/origin-batches.ts";
import {
  makePasskey,
  type SoftwarePasskey,
  type Tricks,
} from "#tests/support/browser/software-authenticator.ts";
import {
  type AccountAnswer,
  accountOriginOfFile,
  PASSWORD,
  TEST_SITE,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";
import { startRoomsOfFile } from "#tests/support/realtime/stand-in-room.ts";

/** Passkeys at the account service, with an authenticator in software. */

const rooms = await startRoomsOfFile();
const { clock, deferred, origin, visitor, reader, rows, everyMinute } = accountOriginOfFile({
  realtimeUrl: rooms.url,
});
const MINUTE_MS = 60_000;

const listIn = ({ data }: AccountAnswer) => data.passkeys as PasskeyRow[];

/** Begins a registration as a reader. */
async function creationOptions(who: Visitor): Promise<PasskeyCreationOptions> {
  const answer = await who.call("usersMePasskeysOptions", { current_password: PASSWORD });
  expect(answer.code).toBe("answered");
  return answer.data.options as PasskeyCreationOptions;
}

/** Registers a passkey of a reader. */
async function register(who: Visitor, name = "Điện thoại", tricks: Tricks = {}): Promise<SoftwarePasskey> {
  const passkey = await makePasskey(await creationOptions(who), TEST_SITE, tricks);
  const answer = await who.call("usersMePasskeysAdd", { name, passkey: passkey.created });
  expect(answer.code).toBe("answered");
  return passkey;
}

async function requestOptions(who: Visitor, verification?: string): Promise<PasskeyRequestOptions> {
  const answer = await who.call("authPasskeyOptions", verification === undefined ? {} : { verification });
  expect(answer.code).toBe("answered");
  return answer.data.options as PasskeyRequestOptions;
}

/** Logs in by passkey in a browser. */
async function logIn(who: Visitor, passkey: SoftwarePasskey, tricks: Tricks = {}, more: object = {}) {
  const used = await passkey.use(await requestOptions(who), tricks);
  return who.call("authPasskey", { passkey: used, ...more });
}

/** A reader with a passkey, and their account's name. */
async function someone() {
  const who = await reader();
  const user = userIn(await who.call("usersMe"));
  return { who, name: user.user_name, passkey: await register(who) };
}

async function makeStaff(account: string, role = "operator"): Promise<void> {
  expect((await visitor().call("accountsRole", { account, role })).code).toBe("answered");
}

/** The result of a call that only editors and operators may make. */
const mayEdit = async (who: Visitor) => (await who.call("editorPosts")).code;

const byPassword = (who: Visitor, account: string, password = PASSWORD) =>
  who.call("authLogin", { account, password });

describe("a passkey", () => {
  it("A passkey is registered with the password, and logs its reader in from another browser", async () => {
    const { name, passkey, who } = await someone();
    const [listed] = listIn(await who.call("usersMePasskeys"));
    expect(listed).toMatchObject({ name: "Điện thoại", backed_up: false, used_at: null, refused_at: null });
    const other = visitor();
    const answer = await logIn(other, passkey, {}, { remember: true });
    expect([answer.code, userIn(answer).user_name]).toEqual(["answered", name]);
    expect(answer.session).toMatchObject({ max_age: 30 * 86_400 });
    const [used] = listIn(await other.call("usersMePasskeys"));
    expect(used?.used_at).toBe(Math.floor(clock.ms / 1000));
    expect((await byPassword(visitor(), name)).code).toBe("answered");
  });

  it("A passkey is asked for so that any account's can answer, and one device does not hold two of an account", async () => {
    const { who, passkey } = await someone();
    const options = await creationOptions(who);
    expect(options).toMatchObject({
      ...{ rp: { id: "bongda.example" }, attestation: "none", timeout: 300_000 },
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      excludeCredentials: [{ id: passkey.id, type: "public-key", transports: ["internal"] }],
    });
    expect(Buffer.from(options.user.id, "base64url").byteLength).toBe(64);
    expect(await requestOptions(visitor())).toMatchObject({
      ...{ rpId: "bongda.example", userVerification: "preferred" },
    });
    expect(await requestOptions(visitor(), "required")).toMatchObject({ userVerification: "required" });
  });

  it("A passkey is not registered without the password, without a session, or twice", async () => {
    const { who, passkey } = await someone();
    const wrong = await who.call("usersMePasskeysOptions", { current_password: "wrong password" });
    expect([wrong.code, wrong.errors]).toEqual([
      "validation_failed",
      { current_password: ["password_wrong"] },
    ]);
    expect((await visitor().call("usersMePasskeysOptions", { current_password: PASSWORD })).code).toBe(
      "login_required",
    );
    const again = await who.call("usersMePasskeysAdd", { name: "Lần nữa", passkey: passkey.created });
    expect(again.code).toBe("passkey_refused");
    const nameless = await who.call("usersMePasskeysAdd", { name: " ", passkey: passkey.created });
    expect(nameless.errors).toEqual({ name: ["passkey_name_required"] });
  });

  it.each<[string, Tricks]>([
    ["made for another origin", { origin: "https://evil.example" }],
    ["made for another site's id", { rpId: "evil.example" }],
    ["made for a challenge of nobody's", { challenge: Buffer.from("x.1.y").toString("base64url") }],
    ["made within another site's frame", { crossOrigin: true }],
  ])("A passkey of %s is not registered", async (_, tricks) => {
    const who = await reader();
    const passkey = await makePasskey(await creationOptions(who), TEST_SITE, tricks);
    const answer = await who.call("usersMePasskeysAdd", { name: "Khóa", passkey: passkey.created });
    expect([answer.status, answer.code]).toEqual([401, "passkey_refused"]);
    expect(await rows("passkeys")).toEqual([]);
  });

  it("A passkey is registered in the session that asked for it, and no other", async () => {
    const [who, other] = [await reader(), await reader()];
    const passkey = await makePasskey(await creationOptions(who), TEST_SITE);
    const body = { name: "Khóa", passkey: passkey.created };
    expect((await other.call("usersMePasskeysAdd", body)).code).toBe("passkey_refused");
    expect((await who.call("usersMePasskeysAdd", body)).code).toBe("answered");
  });

  it("A passkey is offered at no address that can have none, and none is taken there", async () => {
    const { who, passkey } = await someone();
    const options = await requestOptions(who);
    const used = await passkey.use(options);
    for (const siteOrigin of [null, "http://192.0.2.7:8787", "http://bongda.example"]) {
      who.siteOrigin = siteOrigin;
      expect((await who.call("authPasskeyOptions", {})).code).toBe("passkeys_unavailable");
      expect((await who.call("authPasskey", { passkey: used })).code).toBe("passkeys_unavailable");
      const begun = await who.call("usersMePasskeysOptions", { current_password: PASSWORD });
      expect(begun.code).toBe("passkeys_unavailable");
    }
  });

  it("A passkey has at most nineteen beside it", async () => {
    const who = await reader();
    for (let count = 0; count < 20; count += 1) await register(who, `Khóa ${count}`);
    const full = await who.call("usersMePasskeysOptions", { current_password: PASSWORD });
    expect([full.status, full.code]).toEqual([409, "passkeys_full"]);
  });

  it("A passkey is in its reader's export without its keys, and goes with the account", async () => {
    const { who } = await someone();
    const { data } = await who.call("usersMeExport");
    expect((data.export as { passkeys: PasskeyRow[] }).passkeys).toMatchObject([{ name: "Điện thoại" }]);
    expect((await who.call("usersMeDelete", { current_password: PASSWORD })).code).toBe("answered");
    expect(await rows("passkeys")).toEqual([]);
  });
});

describe("a log-in by passkey is refused", () => {
  it.each<[string, Tricks]>([
    ["from another origin", { origin: "https://evil.example" }],
    ["with another port", { origin: `${TEST_SITE}:8443` }],
    ["for another site's id", { rpId: "evil.example" }],
    ["that names another account", { userHandle: Buffer.from("somebody else").toString("base64url") }],
    ["that names nobody", { userHandle: null }],
    ["with a wrong signature", { breaksSignature: true }],
    ["within another site's frame", { crossOrigin: true }],
    ["with a challenge of nobody's", { challenge: Buffer.from("x.1.y").toString("base64url") }],
  ])("%s", async (_, tricks) => {
    const { passkey } = await someone();
    const thief = visitor();
    const answer = await logIn(thief, passkey, tricks);
    expect([answer.status, answer.code, answer.session]).toEqual([401, "passkey_refused", null]);
    expect((await logIn(thief, passkey)).code).toBe("answered");
  });

  it("A log-in by passkey is refused when its challenge was used before, also in a failed attempt", async () => {
    const { passkey } = await someone();
    const who = visitor();
    const options = await requestOptions(who);
    const used = await passkey.use(options);
    expect((await who.call("authPasskey", { passkey: used })).code).toBe("answered");
    expect((await who.call("authPasskey", { passkey: used })).code).toBe("passkey_refused");
    const spoilt = await requestOptions(who);
    const broken = await passkey.use(spoilt, { breaksSignature: true });
    expect((await who.call("authPasskey", { passkey: broken })).code).toBe("passkey_refused");
    expect((await who.call("authPasskey", { passkey: await passkey.use(spoilt) })).code).toBe(
      "passkey_refused",
    );
  });

  it("A log-in by passkey is refused when its challenge is five minutes old, and used challenges are then deleted", async () => {
    const { passkey } = await someone();
    const who = visitor();
    const [late, intime] = [await requestOptions(who), await requestOptions(who)];
    clock.ms += 5 * MINUTE_MS - 2000;
    expect((await who.call("authPasskey", { passkey: await passkey.use(intime) })).code).toBe("answered");
    clock.ms += 2000;
    expect((await who.call("authPasskey", { passkey: await passkey.use(late) })).code).toBe(
      "passkey_refused",
    );
    await everyMinute();
    expect(await rows("used_challenges")).toEqual([]);
  });

  it("A log-in by passkey is refused in another browser than the one that began it, or for what it was not begun for", async () => {
    const { who, passkey } = await someone();
    const [victim, thief] = [visitor(), visitor()];
    const used = await passkey.use(await requestOptions(victim));
    expect((await thief.call("authPasskey", { passkey: used })).code).toBe("passkey_refused");
    thief.ceremony = null;
    expect((await thief.call("authPasskey", { passkey: used })).code).toBe("passkey_refused");
    const { challenge } = await creationOptions(who);
    expect((await logIn(victim, passkey, { challenge })).code).toBe("passkey_refused");
  });

  it("A log-in by passkey is refused with a passkey that nobody has, or has no longer", async () => {
    const { who, passkey } = await someone();
    const stranger = await makePasskey(await creationOptions(who), TEST_SITE);
    expect((await logIn(visitor(), stranger)).code).toBe("passkey_refused");
    const [{ id } = { id: 0 }] = listIn(await who.call("usersMePasskeys"));
    expect((await who.call("usersMePasskeysDelete", { id, current_password: PASSWORD })).code).toBe(
      "answered",
    );
    expect((await logIn(visitor(), passkey)).code).toBe("passkey_refused");
  });

  it("A log-in by passkey is refused when its counter goes back, which its reader sees; a wrong signature writes nothing down", async () => {
    const { passkey } = await someone();
    const other = visitor();
    expect((await logIn(other, passkey, { counter: 7 })).code).toBe("answered");
    const broken = await logIn(visitor(), passkey, { counter: 3, breaksSignature: true });
    expect(broken.code).toBe("passkey_refused");
    expect(listIn(await other.call("usersMePasskeys"))[0]?.refused_at).toBeNull();
    for (const counter of [7, 3, 0]) {
      expect((await logIn(visitor(), passkey, { counter })).code).toBe("passkey_refused");
    }
    expect(listIn(await other.call("usersMePasskeys"))[0]?.refused_at).toBe(Math.floor(clock.ms / 1000));
    expect((await logIn(visitor(), passkey, { counter: 8 })).code).toBe("answered");
  });

  it("A log-in by passkey is refused never for an authenticator that counts nothing", async () => {
    const { passkey } = await someone();
    for (let count = 0; count < 3; count += 1)
      expect((await logIn(visitor(), passkey, { counter: 0 })).code).toBe("answered");
  });

  it("A log-in by passkey is refused after thirty that were refused from one address in a quarter of an hour", async () => {
    const { passkey } = await someone();
    const thief = visitor();
    for (let count = 0; count < 30; count += 1)
      expect((await logIn(thief, passkey, { breaksSignature: true })).code).toBe("passkey_refused");
    const flood = await logIn(thief, passkey);
    expect([flood.status, flood.code]).toEqual([429, "too_many_requests"]);
    expect((await logIn(visitor(), passkey)).code).toBe("answered");
    clock.ms += 15 * MINUTE_MS;
    expect((await logIn(thief, passkey)).code).toBe("answered");
  });

  it.each([
    ["no passkey", {}],
    ["no JSON of a browser", { passkey: { id: "a" } }],
    ["bytes that are none", { passkey: { id: "!", rawId: "!", type: "public-key", response: {} } }],
  ])("A log-in by passkey is refused with %s as a wrong form", async (_, body) => {
    expect((await visitor().call("authPasskey", body)).code).toBe("validation_failed");
  });

  it.each(["e30", "bm8ganNvbg", "____", "a"])(
    "A log-in by passkey is refused with the client data %s",
    async (clientDataJSON) => {
      const { passkey } = await someone();
      const who = visitor();
      const used = await passkey.use(await requestOptions(who));
      const body = { passkey: { ...used, response: { ...used.response, clientDataJSON } } };
      expect((await who.call("authPasskey", body)).code).toBe("passkey_refused");
    },
  );
});

describe("a list of passkeys", () => {
  it("A list of passkeys is its reader's alone: another's can neither be named nor removed", async () => {
    const { who } = await someone();
    const thief = await reader();
    const [{ id } = { id: 0 }] = listIn(await who.call("usersMePasskeys"));
    const named = await thief.call("usersMePasskeysRename", { id, name: "Của tôi" });
    const removed = await thief.call("usersMePasskeysDelete", { id, current_password: PASSWORD });
    expect([named.code, removed.code]).toEqual(["data_not_found", "data_not_found"]);
    expect(listIn(await thief.call("usersMePasskeys"))).toEqual([]);
    expect(listIn(await who.call("usersMePasskeys"))).toMatchObject([{ id, name: "Điện thoại" }]);
  });

  it("A list of passkeys changes by its reader, who gives the password to remove one", async () => {
    const { who } = await someone();
    const [{ id } = { id: 0 }] = listIn(await who.call("usersMePasskeys"));
    const named = await who.call("usersMePasskeysRename", { id, name: "  Máy  tính " });
    expect(listIn(named)).toMatchObject([{ name: "Máy tính" }]);
    const refused = await who.call("usersMePasskeysDelete", { id, current_password: "wrong password" });
    expect(refused.errors).toEqual({ current_password: ["password_wrong"] });
    const removed = await who.call("usersMePasskeysDelete", { id, current_password: PASSWORD });
    expect(listIn(removed)).toEqual([]);
  });
});

describe("staff", () => {
  it.each(["operator", "editor"])(
    "Staff of role %s with a passkey does not log in by password, nor without finger, face or PIN",
    async (role) => {
      const { name, passkey } = await someone();
      await makeStaff(name, role);
      const lines: Record<string, unknown>[] = [];
      const spies = (["warn", "log"] as const).map((level) =>
        vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(String(line)))),
      );
      const refused = await byPassword(visitor(), name);
      expect([refused.status, refused.code, refused.session]).toEqual([401, "passkey_required", null]);
      expect((await byPassword(visitor(), name, "wrong password")).code).toBe("credentials_wrong");
      const who = visitor();
      expect((await logIn(who, passkey, { isVerified: false })).code).toBe("passkey_unverified");
      expect((await logIn(who, passkey)).code).toBe("answered");
      for (const spy of spies) spy.mockRestore();
      expect(lines.map(({ kind, by }) => [kind, by])).toEqual([
        ["passkey_required", undefined],
        ["login_failed", undefined],
        ["logged_in", "passkey"],
      ]);
    },
  );

  it("Staff without a passkey logs in by password; experts and readers with a passkey do too", async () => {
    const operator = await reader();
    const bare = userIn(await operator.call("usersMe")).user_name;
    await makeStaff(bare);
    expect((await byPassword(visitor(), bare)).code).toBe("answered");
    const { name, passkey } = await someone();
    await makeStaff(name, "expert");
    expect((await byPassword(visitor(), name)).code).toBe("answered");
    expect((await logIn(visitor(), passkey, { isVerified: false })).code).toBe("answered");
  });

  it("Staff is told that a password is right no more often than that it is wrong, until the passkey follows", async () => {
    const { name, passkey } = await someone();
    await makeStaff(name);
    const [thief, owner] = [visitor(), visitor()];
    for (let count = 0; count < 5; count += 1)
      expect((await byPassword(thief, name)).code).toBe("passkey_required");
    expect((await byPassword(thief, name)).errors).toEqual({ captcha: ["captcha_required"] });
    expect((await logIn(owner, passkey)).code).toBe("answered");
    expect((await byPassword(visitor(), name)).code).toBe("passkey_required");
  });

  it.each(["operator", "editor"])(
    "An account that becomes staff of role %s keeps only sessions that began with a passkey, once it has one",
    async (role) => {
      const { who, name, passkey } = await someone();
      const [proven, touched] = [visitor(), visitor()];
      await logIn(proven, passkey);
      await logIn(touched, passkey, { isVerified: false });
      await makeStaff(name, role);
      expect([await mayEdit(who), await mayEdit(touched), await mayEdit(proven)]).toEqual([
        ...["session_expired", "session_expired"],
        "answered",
      ]);
      await makeStaff(name, "reader");
      expect((await who.call("usersMe")).code).toBe("session_expired");
    },
  );

  it("Staff keeps the session in which it adds its first passkey, and no other that a password began", async () => {
    const who = await reader();
    const { user_name } = userIn(await who.call("usersMe"));
    await makeStaff(user_name);
    const thief = visitor();
    await byPassword(thief, user_name);
    const begun = await makePasskey(await creationOptions(thief), TEST_SITE);
    expect([await mayEdit(who), await mayEdit(thief)]).toEqual(["answered", "answered"]);
    const passkey = await register(who);
    expect([await mayEdit(who), await mayEdit(thief)]).toEqual(["answered", "session_expired"]);
    const late = await thief.call("usersMePasskeysAdd", { name: "Khóa", passkey: begun.created });
    expect(late.code).toBe("session_expired");
    expect((await logIn(visitor(), passkey)).code).toBe("answered");
    // A second one ends no session.
    await register(who, "Khóa dự phòng");
    expect((await rows("sessions")).length).toBe(2);
  });

  it("Staff has no rights in a session that a password began, however it came to be", async () => {
    const { name, passkey } = await someone();
    await makeStaff(name);
    const who = visitor();
    await logIn(who, passkey);
    expect(await mayEdit(who)).toBe("answered");
    await origin.db.prepare("UPDATE sessions SET passkey_at = NULL").all();
    expect(await mayEdit(who)).toBe("session_expired");
  });

  it("Staff is told of in rooms when its first passkey ends other sessions", async () => {
    clock.ms = Date.now();
    await origin.store(aLeague([aBatchMatch({ external_id: "m1" })]));
    const who = await reader();
    const { user_name } = userIn(await who.call("usersMe"));
    await makeStaff(user_name);
    await deferred();
    await byPassword(visitor(), user_name);
    expect((await who.request("usersMeTicket", { match_id: 1 })).code).toBe("answered");
    await register(who);
    await deferred();
    expect(rooms.visited).toEqual([1]);
    await register(who, "Khóa dự phòng");
    await deferred();
    expect(rooms.visited).toEqual([1]);
  });

  it("Staff of other roles keeps every session when it adds a passkey", async () => {
    const who = await reader();
    const { user_name } = userIn(await who.call("usersMe"));
    await makeStaff(user_name, "expert");
    const other = visitor();
    await byPassword(other, user_name);
    await register(who);
    const codes = [await who.call("usersMe"), await other.call("usersMe")].map(({ code }) => code);
    expect(codes).toEqual(["answered", "answered"]);
  });

  it("Staff adds and removes passkeys, the last one too, in a session that began with one", async () => {
    const { who, name, passkey } = await someone();
    await makeStaff(name);
    const begin = () => who.call("usersMePasskeysOptions", { current_password: PASSWORD });
    expect((await begin()).code).toBe("session_expired");
    expect((await logIn(who, passkey)).code).toBe("answered");
    await register(who, "Khóa dự phòng");
    for (const { id } of listIn(await who.call("usersMePasskeys")))
      expect((await who.call("usersMePasskeysDelete", { id, current_password: PASSWORD })).code).toBe(
        "answered",
      );
    expect((await byPassword(visitor(), name)).code).toBe("answered");
  });

  it("An operator with the ingest token can reset a lost device, which logs its owner out everywhere", async () => {
    const { who, name, passkey } = await someone();
    await makeStaff(name);
    await logIn(who, passkey);
    const answer = await visitor().call("accountsPasskeysDelete", { account: name.toUpperCase() });
    expect(answer.data).toEqual({ removed: 1 });
    expect((await who.call("usersMe")).code).toBe("session_expired");
    expect((await logIn(visitor(), passkey)).code).toBe("passkey_refused");
    expect((await byPassword(visitor(), name)).code).toBe("answered");
    const nobody = await visitor().call("accountsPasskeysDelete", { account: "nobody1" });
    expect([nobody.status, nobody.code]).toEqual([404, "account_not_found"]);
  });

  it("An account without a passkey loses nothing where there is none to remove, and no event is written", async () => {
    const who = await reader();
    const { user_name } = userIn(await who.call("usersMe"));
    await makeStaff(user_name);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const answer = await visitor().call("accountsPasskeysDelete", { account: user_name });
    const lines = warn.mock.calls.map(([line]) => String(line));
    warn.mockRestore();
    expect(answer.data).toEqual({ removed: 0 });
    expect(lines.join()).not.toContain("passkeys_changed");
    expect((await who.call("usersMe")).code).toBe("answered");
    const events = await rows("account_events");
    expect(events.map(({ kind }) => kind)).not.toContain("sessions_ended");
  });
});
