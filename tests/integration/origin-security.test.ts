import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountOriginOfFile, PASSWORD, userIn } from "#tests/support/origin/account-origin.ts";

/** Origin's log of forbidden attempts and of changed rights. */

const { clock, visitor, reader, rows, fetch, everyMinute } = accountOriginOfFile();

const [warn, info] = [vi.spyOn(console, "warn"), vi.spyOn(console, "log")];
beforeEach(() => {
  for (const spy of [warn, info]) spy.mockReset();
  // Lines of the previous test count within their minute.
  clock.ms += 120_000;
});
afterEach(() => {
  for (const spy of [warn, info]) spy.mockReset();
});

const eventsOf = ({ mock }: typeof warn) =>
  mock.calls
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => event === "security");
/** The security events at warning level: all but log-ins. */
const noted = () => eventsOf(warn);

describe("a security event", () => {
  it("Every log-in is a security event, with the account and how it proved itself", async () => {
    const somebody = await reader({ user_name: "tienlinh" });
    const { id } = userIn(await somebody.call("usersMe"));
    for (const _ of [1, 2]) await visitor().call("authLogin", { account: "tienlinh", password: PASSWORD });
    expect(eventsOf(info).map(({ kind, user_id, by }) => [kind, user_id, by])).toEqual([
      ["logged_in", id, "registration"],
      ["logged_in", id, "password"],
      ["logged_in", id, "password"],
    ]);
  });

  it("A failed log-in is a security event, with the account it was about and no address", async () => {
    const id = userIn(await (await reader({ user_name: "quanghai" })).call("usersMe")).id;
    const thief = visitor("192.0.2.77");
    await thief.call("authLogin", { account: "quanghai", password: "wrong password" });
    await thief.call("authLogin", { account: "quanghai", password: "wrong again" });
    await thief.call("authLogin", { account: "nobody1", password: "wrong password" });
    expect(noted()).toMatchObject([
      {
        worker: "origin",
        kind: "login_failed",
        user_id: id,
        caller: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
      { kind: "login_failed", user_id: null },
    ]);
    const [one, other] = noted();
    expect([one?.caller === other?.caller, typeof one?.request_id]).toEqual([true, "string"]);
    const lines = warn.mock.calls.join("\n");
    expect(lines).not.toMatch(/192\.0\.2\.77|wrong|quanghai/);
  });

  it("A wrong password where something is confirmed is a security event, and so is a new password", async () => {
    const somebody = await reader();
    const { id } = userIn(await somebody.call("usersMe"));
    const change = (current_password: string) =>
      somebody.call("usersMePassword", {
        ...{ current_password, password: "một mật khẩu mới", password_confirm: "một mật khẩu mới" },
      });
    await change("wrong password");
    expect((await change(PASSWORD)).code).toBe("answered");
    await somebody.call("usersMeDelete", { current_password: "một mật khẩu mới" });
    expect(noted().map(({ kind, user_id }) => [kind, user_id])).toEqual([
      ["confirmation_failed", id],
      ["password_changed", id],
      ["account_deleted", id],
    ]);
  });

  it.each([
    ["token_refused", "/api/v1/origin/ingest", { authorization: "Bearer not-the-token" }],
    ["signature_refused", "/api/v1/origin/feed/chat", { "x-signature": "t=1,n=2,s=3" }],
  ])("A call with wrong credentials is a security event: %s", async (kind, path, headers) => {
    expect((await fetch(path, { method: "POST", headers, body: "{}" })).status).toBe(401);
    expect(noted()).toMatchObject([{ kind, method: "POST", path }]);
    expect(warn.mock.calls.join("\n")).not.toContain("not-the-token");
  });

  it("A call without the right to it is a security event, and so is one too many", async () => {
    const somebody = await reader();
    expect((await somebody.call("editorPosts")).code).toBe("forbidden");
    let code = "";
    for (let count = 0; count < 12 && code !== "too_many_requests"; count += 1)
      ({ code } = await somebody.call("usersMeExport"));
    expect(noted()).toMatchObject([{ kind: "right_missing" }, { kind: "limit_reached" }]);
  });
});

describe("a change of a role", () => {
  it("A change of a role is written down with what was before, once, and outlives the account for two years", async () => {
    const somebody = await reader({ user_name: "AnNguyen" });
    const { id } = userIn(await somebody.call("usersMe"));
    for (const role of ["editor", "editor", "reader"])
      await visitor().call("accountsRole", { account: "annguyen", role });
    const at = Math.floor(clock.ms / 1000);
    const changes = async () => (await visitor().request("accountsRoles", {})).data.changes;
    const expected = [
      { user_id: id, account: "AnNguyen", role_before: "editor", role: "reader", at },
      { user_id: id, account: "AnNguyen", role_before: "reader", role: "editor", at },
    ];
    expect(await changes()).toMatchObject(expected);
    expect(noted()).toMatchObject([
      { kind: "role_changed", user_id: id, from: "reader", to: "editor" },
      { kind: "role_changed", user_id: id, from: "editor", to: "reader" },
    ]);
    await somebody.call("usersMeDelete", { current_password: PASSWORD });
    expect(await changes()).toMatchObject(expected.map((change) => ({ ...change, account: null })));
    const [first] = (await changes()) as { id: number }[];
    expect(
      (await visitor().request("accountsRoles", { before: first?.id, limit: 1 })).data.changes,
    ).toHaveLength(1);
    clock.ms += 2 * 365 * 86_400_000;
    await everyMinute();
    expect(await rows("role_changes")).toEqual([]);
  });

  it("A change of a role is told to nobody without the token", async () => {
    const somebody = await reader();
    const answer = await fetch("/api/v1/origin/accounts/roles", {
      headers: { authorization: `Bearer ${somebody.token}` },
    });
    expect(answer.status).toBe(401);
  });
});
