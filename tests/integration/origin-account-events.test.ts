import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { AccountEvent } from "#shared/account/index.ts";
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyRow,
} from "#shared/account/passkey.schema.ts";
import { makePasskey, type Tricks } from "#tests/support/browser/software-authenticator.ts";
import {
  type AccountAnswer,
  accountOriginOfFile,
  PASSWORD,
  TEST_SITE,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";

/** The events of an account, as its reader sees them. */

const { clock, origin, visitor, reader, everyMinute, rows } = accountOriginOfFile();

const DAY_MS = 86_400_000;
const AGENT = "Browser of a test";
const NEW_PASSWORD = "một mật khẩu khác";
const INFO = { full_name: "An", nick_name: "An Nguyễn", email: null, phone: null };

const eventsIn = ({ data }: AccountAnswer) => z.parse(z.array(AccountEvent), data.events);
const eventsOf = async (who: Visitor) => eventsIn(await who.call("usersMeEvents"));
/** The kinds of events, the newest first, without the registration. */
const kindsOf = async (who: Visitor) => (await eventsOf(who)).slice(0, -1).map(({ kind }) => kind);
const nameOf = async (who: Visitor) => userIn(await who.call("usersMe")).user_name;
const operator = visitor();

async function logIn(account: string, password = PASSWORD): Promise<Visitor> {
  const other = visitor();
  expect((await other.call("authLogin", { account, password })).code).toBe("answered");
  return other;
}

const changePassword = (who: Visitor, current_password = PASSWORD) =>
  who.call("usersMePassword", { current_password, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD });

/** Creates a passkey for a registration. */
async function makeFor(who: Visitor, tricks: Tricks = {}) {
  const begun = await who.call("usersMePasskeysOptions", { current_password: PASSWORD });
  return makePasskey(begun.data.options as PasskeyCreationOptions, TEST_SITE, tricks);
}

async function addPasskey(who: Visitor): Promise<number> {
  const { created } = await makeFor(who);
  const answer = await who.call("usersMePasskeysAdd", { name: "Khóa", passkey: created });
  const [added] = (answer.data.passkeys as PasskeyRow[]).slice(-1);
  return added?.id ?? 0;
}

describe("an event of an account", () => {
  it("An event of an account is its registration, in the browser that made it", async () => {
    const who = await reader();
    const at = Math.floor(clock.ms / 1000);
    expect(await eventsOf(who)).toEqual([
      {
        id: expect.any(Number),
        kind: "registered",
        at,
        user_agent: AGENT,
        ended_agent: null,
        current: false,
      },
    ]);
    expect((await who.register({ user_name: await nameOf(who) })).code).toBe("validation_failed");
    expect(await rows("account_events")).toHaveLength(1);
  });

  it("An event of an account is each accepted log-in, which only its own session calls current", async () => {
    const who = await reader();
    const name = await nameOf(who);
    const other = await logIn(name);
    await visitor().call("authLogin", { account: name, password: "wrong password" });
    expect(await eventsOf(other)).toMatchObject([
      { kind: "new_login", user_agent: AGENT, current: true },
      { kind: "registered" },
    ]);
    expect(await eventsOf(who)).toMatchObject([{ kind: "new_login", current: false }, {}]);
  });

  it("An event of an account is a new password, once, and not one that was refused", async () => {
    const who = await reader();
    const name = await nameOf(who);
    await changePassword(who, "wrong password");
    await changePassword(who);
    expect(await kindsOf(who)).toEqual(["password_changed"]);
    const [event] = await eventsOf(who);
    expect([event?.current, event?.user_agent]).toEqual([true, AGENT]);
    expect((await eventsOf(await logIn(name, NEW_PASSWORD)))[1]).toMatchObject({
      ...{ kind: "password_changed", current: false },
    });
  });

  it("An event of an account is another e-mail or phone, and no change of a name alone", async () => {
    const who = await reader();
    const change = (fields: object) =>
      who.call("usersMeUpdate", { ...INFO, current_password: PASSWORD, ...fields });
    await change({});
    expect(await kindsOf(who)).toEqual([]);
    await change({ email: "an@vff.vn", phone: "0912345678" });
    await change({ email: "an@vff.vn", phone: "0912345678", full_name: "Khác" });
    expect(await kindsOf(who)).toEqual(["phone_changed", "email_changed"]);
    await change({ email: "an@vff.vn" });
    expect(await kindsOf(who)).toEqual(["phone_changed", "phone_changed", "email_changed"]);
    const thief = await reader();
    await thief.call("usersMeUpdate", { ...INFO, email: "AN@vff.vn", current_password: PASSWORD });
    expect(await kindsOf(thief)).toEqual([]);
  });

  it("Of two who want one e-mail at the same moment, only the one who gets it has an event of it", async () => {
    const readers = [await reader(), await reader(), await reader()];
    const answers = await Promise.all(
      readers.map((one, at) =>
        one.call("usersMeUpdate", {
          ...{ ...INFO, nick_name: `An Nguyễn ${at}`, email: "an@vff.vn" },
          current_password: PASSWORD,
        }),
      ),
    );
    const kinds = await Promise.all(readers.map(kindsOf));
    expect(kinds).toEqual(answers.map(({ code }) => (code === "answered" ? ["email_changed"] : [])));
    expect(kinds.flat()).toHaveLength(1);
  });

  it("An event of an account is a passkey that was added or removed, by its reader or an operator", async () => {
    const who = await reader();
    const id = await addPasskey(who);
    await who.call("usersMePasskeysDelete", { id, current_password: "wrong password" });
    await who.call("usersMePasskeysDelete", { id: id + 1, current_password: PASSWORD });
    expect(await kindsOf(who)).toEqual(["passkey_added"]);
    await who.call("usersMePasskeysDelete", { id, current_password: PASSWORD });
    expect(await kindsOf(who)).toEqual(["passkey_removed", "passkey_added"]);
    await addPasskey(who);
    const name = await nameOf(who);
    await operator.call("accountsPasskeysDelete", { account: name });
    const [, ended, removed] = await eventsOf(await logIn(name));
    expect([ended, removed]).toMatchObject([
      { kind: "sessions_ended", user_agent: null, current: false },
      { kind: "passkey_removed", user_agent: null, current: false },
    ]);
    await operator.call("accountsPasskeysDelete", { account: name });
    expect((await rows("account_events")).filter(({ kind }) => kind === "passkey_removed")).toHaveLength(2);
  });

  it("An event of an account is no passkey that somebody has already", async () => {
    const who = await reader();
    const first = await makeFor(who);
    await who.call("usersMePasskeysAdd", { name: "Khóa", passkey: first.created });
    const again = await makeFor(who, { credentialId: first.id });
    const answer = await who.call("usersMePasskeysAdd", { name: "Khóa", passkey: again.created });
    expect([answer.code, await kindsOf(who)]).toEqual(["passkey_refused", ["passkey_added"]]);
  });

  it("An event of an account is the end of other sessions, where there were any; a log-out is none", async () => {
    const who = await reader();
    const name = await nameOf(who);
    await who.call("usersMeSessionsEnd", { id: null });
    expect(await kindsOf(who)).toEqual([]);
    await logIn(name);
    await logIn(name);
    const ids = (await rows("sessions")).map(({ id }) => Number(id));
    await who.call("usersMeSessionsEnd", { id: ids[2] });
    await who.call("usersMeSessionsEnd", { id: ids[2] });
    const [ended, before] = await eventsOf(who);
    expect([ended, before]).toMatchObject([
      { kind: "session_ended", user_agent: AGENT, ended_agent: AGENT, current: true },
      { kind: "new_login", ended_agent: null },
    ]);
    await who.call("usersMeSessionsEnd", { id: null });
    expect((await kindsOf(who)).slice(0, 2)).toEqual(["sessions_ended", "session_ended"]);
    const count = (await rows("account_events")).length;
    await who.call("usersMeSessionsEnd", { id: ids[0] });
    await (await logIn(name)).call("authLogout");
    expect((await rows("account_events")).length).toBe(count + 1);
  });

  it("An event of an account is a log-in by passkey, which says so", async () => {
    const who = await reader();
    const { created, use } = await makeFor(who);
    await who.call("usersMePasskeysAdd", { name: "Khóa", passkey: created });
    const other = visitor();
    const begun = await other.call("authPasskeyOptions", {});
    await other.call("authPasskey", { passkey: await use(begun.data.options as PasskeyRequestOptions) });
    expect(await kindsOf(who)).toEqual(["passkey_login", "passkey_added"]);
  });

  it("An event of an account is another role, once", async () => {
    const who = await reader();
    const give = async (role: string) => operator.call("accountsRole", { account: await nameOf(who), role });
    await give("expert");
    await give("expert");
    expect(await eventsOf(who)).toMatchObject([
      { kind: "role_changed", user_agent: null, current: false },
      { kind: "registered" },
    ]);
  });
});

describe("the events of an account", () => {
  it("The events of an account are its reader's alone, page by page, the newest first", async () => {
    const who = await reader();
    const name = await nameOf(who);
    for (let count = 0; count < 3; count += 1) await logIn(name);
    await logIn(await nameOf(await reader()));
    const all = await eventsOf(who);
    expect(all).toHaveLength(4);
    const page = eventsIn(await who.request("usersMeEvents", { limit: 3 }));
    const rest = eventsIn(await who.request("usersMeEvents", { limit: 3, before: page.at(-1)?.id }));
    expect([...page, ...rest]).toEqual(all);
    expect((await who.request("usersMeEvents", { limit: 0 })).code).toBe("validation_failed");
    expect((await who.request("usersMeEvents", { before: "x" })).code).toBe("validation_failed");
  });

  it("The events of an account go into the export, without sessions, and with the account", async () => {
    const who = await reader();
    const { export: exported } = (await who.call("usersMeExport")).data as { export: object };
    expect(exported).toMatchObject({ account_events: [{ kind: "registered", user_agent: AGENT }] });
    expect(JSON.stringify(exported)).not.toContain("session_id");
    await who.call("usersMeDelete", { current_password: PASSWORD });
    expect(await rows("account_events")).toEqual([]);
  });

  it("The events of an account are swept after ninety days", async () => {
    await reader();
    clock.ms += 90 * DAY_MS - 60_000;
    await everyMinute();
    expect(await rows("account_events")).toHaveLength(1);
    clock.ms += 60_000;
    await everyMinute();
    expect(await rows("account_events")).toEqual([]);
  });

  it("The events of an account are fifty of a kind at most, and a flood of log-ins pushes out no others", async () => {
    const who = await reader();
    await changePassword(who);
    const [user] = await rows("users");
    const many = JSON.stringify(Array.from({ length: 70 }, (_, index) => index));
    await origin.db
      .prepare("INSERT INTO account_events (user_id, kind, at) SELECT ?1, 'new_login', ?2 FROM json_each(?3)")
      .bind(user?.id, Math.floor(clock.ms / 1000), many)
      .all();
    await logIn(await nameOf(who), NEW_PASSWORD);
    const kinds = (await rows("account_events")).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "new_login")).toHaveLength(50);
    expect(kinds).toEqual(expect.arrayContaining(["registered", "password_changed"]));
  });
});
