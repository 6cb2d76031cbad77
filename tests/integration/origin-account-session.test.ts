import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { LONGEST_SESSION_SECONDS, SESSION_SECONDS, SessionRow } from "#shared/account/index.ts";
import { readersCalls } from "#tests/support/browser/browser-calls.ts";
import {
  type AccountAnswer,
  accountOriginOfFile,
  PASSWORD,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";

const { clock, origin, visitor, reader, everyMinute, rows } = accountOriginOfFile();

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = "một mật khẩu khác";

const codeOfMe = async (somebody: Visitor, token?: string) =>
  (await somebody.call("usersMe", undefined, token)).code;
const sessionsIn = (answer: AccountAnswer) => z.parse(z.array(SessionRow), answer.data.sessions);
const tokenOf = (somebody: Visitor): string => somebody.token ?? "";

/** Another browser of a reader. */
async function elsewhere(somebody: Visitor, more: object = {}): Promise<Visitor> {
  const other = visitor();
  const { user_name } = userIn(await somebody.call("usersMe"));
  await other.call("authLogin", { account: user_name, password: PASSWORD, ...more });
  return other;
}

describe("a session", () => {
  it("Every personal call requires a session", async () => {
    const stranger = visitor();
    for (const { name, call } of readersCalls) {
      const answer = await stranger.call(name, call.method === "GET" ? undefined : {});
      expect([name, answer.status, answer.code]).toEqual([name, 401, "login_required"]);
    }
  });

  it.each(["x", "A".repeat(43), `${"A".repeat(43)}'`, "A".repeat(5000)])(
    "A session is not opened by the token %j",
    async (token) => {
      const answer = await visitor().call("usersMe", undefined, token);
      expect([answer.status, answer.code]).toEqual([401, "session_expired"]);
    },
  );

  it("A session ends after a day without use, or thirty where it is remembered", async () => {
    const plain = await reader();
    const remembered = await elsewhere(plain, { remember: true });
    clock.ms += SESSION_SECONDS.plain * 1000 - 1000;
    expect(await codeOfMe(plain)).toBe("answered");
    clock.ms += SESSION_SECONDS.plain * 1000;
    expect([await codeOfMe(plain), await codeOfMe(remembered)]).toEqual(["session_expired", "answered"]);
    clock.ms += SESSION_SECONDS.remembered * 1000;
    expect(await codeOfMe(remembered)).toBe("session_expired");
  });

  it("A session slides with its use, is written once an hour, and then the browser's cookie is prolonged too", async () => {
    const plain = await reader();
    const remembered = await elsewhere(plain, { remember: true });
    const seen = async () => (await rows("sessions")).map(({ seen_at }) => seen_at);
    const before = await seen();
    clock.ms += HOUR_MS - 1000;
    expect((await remembered.call("usersMe")).session).toBeNull();
    expect(await seen()).toEqual(before);
    clock.ms += 1000;
    const token = tokenOf(remembered);
    expect((await remembered.call("usersMe")).session).toEqual({
      token,
      max_age: SESSION_SECONDS.remembered,
    });
    expect((await plain.call("usersMe")).session).toEqual({ token: tokenOf(plain), max_age: null });
    const now = Math.floor(clock.ms / 1000);
    expect(await rows("sessions")).toMatchObject([
      { seen_at: now, expires_at: now + SESSION_SECONDS.plain },
      { seen_at: now, expires_at: now + SESSION_SECONDS.remembered },
    ]);
  });

  it("A session ends a week after its log-in, or ninety days where it is remembered, however much it is used", async () => {
    const plain = await reader();
    const remembered = await elsewhere(plain, { remember: true });
    const began = clock.ms;
    const use = async (somebody: Visitor, everyMs: number, seconds: number) => {
      for (; clock.ms + everyMs < began + seconds * 1000; clock.ms += everyMs)
        expect(await codeOfMe(somebody)).toBe("answered");
      clock.ms = began + seconds * 1000 - 2 * HOUR_MS;
      const { code, session } = await somebody.call("usersMe");
      clock.ms = began + seconds * 1000;
      expect([code, await codeOfMe(somebody)]).toEqual(["answered", "session_expired"]);
      return session;
    };
    await use(plain, 8 * HOUR_MS, LONGEST_SESSION_SECONDS.plain);
    clock.ms = began + 7 * 24 * HOUR_MS;
    const session = await use(remembered, 20 * 24 * HOUR_MS, LONGEST_SESSION_SECONDS.remembered);
    expect(session).toMatchObject({ max_age: 2 * 3600 });
  });

  it("A session begins under a token of ours at each log-in, and the one that came with it ends", async () => {
    const thief = await reader();
    const fixed = tokenOf(thief);
    const victim = await reader();
    const { user_name } = userIn(await victim.call("usersMe"));
    const answer = await visitor().call("authLogin", { account: user_name, password: PASSWORD }, fixed);
    expect(answer.session).not.toMatchObject({ token: fixed });
    expect(await codeOfMe(thief, fixed)).toBe("session_expired");
    const invented = "I".repeat(43);
    const other = await visitor().call("authLogin", { account: user_name, password: PASSWORD }, invented);
    expect(other.session).not.toMatchObject({ token: invented });
    expect(await codeOfMe(visitor(), invented)).toBe("session_expired");
  });

  it("A session ends with the log-out, and logging out twice does no harm", async () => {
    const somebody = await reader();
    const token = tokenOf(somebody);
    const answer = await somebody.call("authLogout");
    expect([answer.code, answer.session]).toEqual(["answered", "none"]);
    expect(await codeOfMe(visitor(), token)).toBe("session_expired");
    expect((await somebody.call("authLogout")).code).toBe("answered");
    expect((await visitor().call("authLogout", undefined, token)).code).toBe("answered");
  });

  it("A session makes room for newer ones", async () => {
    const somebody = await reader();
    const first = tokenOf(somebody);
    const [user] = await rows("users");
    const now = Math.floor(clock.ms / 1000);
    const insert = `INSERT INTO sessions (user_id, token_hash, remember, created_at, seen_at, expires_at)
      SELECT ?1, 'hash' || value, 0, ?2, ?2, ?2 + 86400 FROM json_each(?3)`;
    const many = JSON.stringify(Array.from({ length: 40 }, (_, index) => index));
    await origin.db
      .prepare(insert)
      .bind(user?.id, now + 1, many)
      .all();
    await elsewhere(await reader());
    expect(await codeOfMe(somebody, first)).toBe("answered");
    clock.ms += 2000;
    const answer = await visitor().call("authLogin", { account: user?.user_name, password: PASSWORD });
    expect(answer.code).toBe("answered");
    const own = (await rows("sessions")).filter(({ user_id }) => user_id === user?.id);
    expect(own).toHaveLength(30);
    expect(await codeOfMe(somebody, first)).toBe("session_expired");
  });

  it("An expired session is deleted together with other expired rows", async () => {
    const somebody = await reader();
    await somebody.call("authLogin", { account: "nobody1", password: PASSWORD });
    const counts = async () =>
      (await Promise.all(["sessions", "try_counts", "used_captchas"].map(rows))).map(({ length }) => length);
    expect(await counts()).toEqual([1, 4, 1]);
    await everyMinute();
    expect(await counts()).toEqual([1, 4, 1]);
    clock.ms += HOUR_MS;
    await everyMinute();
    expect(await counts()).toEqual([1, 0, 0]);
    clock.ms += SESSION_SECONDS.plain * 1000;
    await everyMinute();
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await rows("users")).toHaveLength(1);
  });
});

describe("the list of sessions", () => {
  it("The list of sessions tells where a reader is logged in, the last used first, and nothing that logs in", async () => {
    const somebody = await reader();
    clock.ms += 1000;
    const other = await elsewhere(somebody, { remember: true });
    await reader();
    const list = sessionsIn(await somebody.call("usersMeSessions"));
    const agent = "Browser of a test";
    expect(list).toMatchObject([
      { current: false, remember: true, user_agent: agent },
      { current: true, remember: false, user_agent: agent },
    ]);
    expect(JSON.stringify(list)).not.toContain(tokenOf(other));
  });

  it("The list of sessions ends one of them, all others, or this one", async () => {
    const somebody = await reader();
    const [second, third] = [await elsewhere(somebody), await elsewhere(somebody)];
    const idOf = async (who: Visitor) =>
      sessionsIn(await who.call("usersMeSessions")).find(({ current }) => current)?.id ?? null;
    const end = (id: number | null) => somebody.call("usersMeSessionsEnd", { id });
    const secondId = await idOf(second);
    const ended = await end(secondId);
    expect([sessionsIn(ended).length, ended.session]).toEqual([2, null]);
    expect((await end(secondId)).code).toBe("data_not_found");
    expect([await codeOfMe(second), await codeOfMe(third)]).toEqual(["session_expired", "answered"]);
    expect(sessionsIn(await end(null))).toMatchObject([{ current: true }]);
    expect([await codeOfMe(third), await codeOfMe(somebody)]).toEqual(["session_expired", "answered"]);
    expect((await end(await idOf(somebody))).session).toBe("none");
  });

  it("The list of sessions ends nothing of anybody else", async () => {
    const [victim, thief] = [await reader(), await reader()];
    const ids = (await rows("sessions")).map(({ id }) => Number(id));
    for (const id of [...ids.slice(0, 1), 0, -1, 999_999]) {
      const { status, code, data } = await thief.call("usersMeSessionsEnd", { id });
      expect([id, status, code, data]).toEqual([id, 404, "data_not_found", {}]);
    }
    expect([await codeOfMe(victim), await codeOfMe(thief)]).toEqual(["answered", "answered"]);
    for (const body of [{}, { id: "1" }, { id: 1.5 }, { id: [1] }, []]) {
      expect((await thief.call("usersMeSessionsEnd", body)).code).toBe("validation_failed");
    }
  });
});

describe("a change of the password", () => {
  const change = (somebody: Visitor, fields: object = {}) =>
    somebody.call("usersMePassword", {
      ...{ current_password: PASSWORD, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD },
      ...fields,
    });

  it("A change of the password ends every other session, and this one goes on under a new token", async () => {
    const somebody = await reader();
    const [other, before] = [await elsewhere(somebody), tokenOf(somebody)];
    const { user_name } = userIn(await somebody.call("usersMe"));
    const bystander = await reader();
    expect((await change(somebody)).code).toBe("answered");
    expect(tokenOf(somebody)).not.toBe(before);
    expect(await codeOfMe(visitor(), before)).toBe("session_expired");
    expect([await codeOfMe(other), await codeOfMe(somebody)]).toEqual(["session_expired", "answered"]);
    expect(await codeOfMe(bystander)).toBe("answered");
    const logIn = async (password: string) =>
      (await visitor().call("authLogin", { account: user_name, password })).code;
    expect([await logIn(PASSWORD), await logIn(NEW_PASSWORD)]).toEqual(["credentials_wrong", "answered"]);
  });

  it("A change of the password leaves a remembered session remembered", async () => {
    const other = await elsewhere(await reader(), { remember: true });
    expect((await change(other)).session).toMatchObject({ max_age: SESSION_SECONDS.remembered });
  });

  it.each([
    [{ current_password: "wrong password" }, { current_password: ["password_wrong"] }],
    [{ current_password: "x".repeat(200) }, { current_password: ["password_wrong"] }],
    [{ password_confirm: "another one" }, { password_confirm: ["password_mismatch"] }],
  ])("A change of the password with %j is refused, and changes nothing", async (fields, errors) => {
    const somebody = await reader();
    const answer = await change(somebody, fields);
    expect([answer.status, answer.code, answer.errors, answer.session]).toEqual([
      ...[400, "validation_failed", errors, null],
    ]);
    expect((await change(somebody)).code).toBe("answered");
  });

  it.each([
    ["iloveyou123", "password_common"],
    ["annguyen-1990", "password_own_name"],
  ])("A change of the password to %s is refused, and no session ends", async (password, code) => {
    const somebody = await reader({ user_name: "annguyen" });
    const other = await elsewhere(somebody);
    const answer = await change(somebody, { password, password_confirm: password });
    expect([answer.status, answer.errors, answer.session]).toEqual([400, { password: [code] }, null]);
    expect([await codeOfMe(somebody), await codeOfMe(other)]).toEqual(["answered", "answered"]);
    expect((await change(somebody)).code).toBe("answered");
  });

  it("A change of the password is not a way to guess the password by a stolen session", async () => {
    const somebody = await reader();
    const wrong = { current_password: "wrong password" };
    for (let count = 0; count < 10; count += 1) await change(somebody, wrong);
    const refused = await change(somebody);
    expect([refused.status, refused.code, (refused.retryAfter ?? 0) > 0]).toEqual([
      429,
      "too_many_requests",
      true,
    ]);
    const other = await somebody.call("usersMeDelete", { current_password: PASSWORD });
    expect(other.code).toBe("too_many_requests");
    clock.ms += HOUR_MS / 4;
    expect((await change(somebody)).code).toBe("answered");
  });

  it("Of two changes of the password at once one holds, and the other has lost its session", async () => {
    const somebody = await reader();
    const other = await elsewhere(somebody);
    const answers = await Promise.all([change(somebody), change(other)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["answered", "session_expired"]);
    expect((await rows("sessions")).length).toBe(1);
  });
});
