import { describe, expect, it } from "vitest";
import { endpointPath, endpoints } from "#shared/api/index.ts";
import { accountOriginOfFile, PASSWORD, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";
import { plainPng } from "#tests/support/origin/pictures.ts";

const { clock, fetch, origin, reader, visitor, rows } = accountOriginOfFile();

const INFO = { full_name: "Nguyễn Văn An", nick_name: "An Nguyễn", email: "an@vff.vn", phone: "0912345678" };

const changeInfo = (somebody: Visitor, fields: object = {}) =>
  somebody.call("usersMeUpdate", { ...INFO, current_password: PASSWORD, ...fields });

describe("a reader's profile", () => {
  it("A reader's profile is changed, and taken back", async () => {
    const somebody = await reader({ user_name: "annguyen" });
    const changed = userIn(await changeInfo(somebody));
    expect(changed).toMatchObject({ ...INFO, phone: "+84912345678", user_name: "annguyen" });
    expect(userIn(await somebody.call("usersMe"))).toEqual(changed);
    const cleared = userIn(await changeInfo(somebody, { email: "", phone: null }));
    expect(cleared).toMatchObject({ email: null, phone: null, full_name: INFO.full_name });
  });

  it("A reader's profile may stay as it is", async () => {
    const somebody = await reader();
    const { code, data } = await changeInfo(somebody);
    expect([code, (await changeInfo(somebody)).data]).toEqual(["answered", data]);
    expect((await changeInfo(somebody, { nick_name: "an NGUYỄN" })).code).toBe("answered");
  });

  it("A reader's profile is refused where it is wrong, and stays what it was", async () => {
    const somebody = await reader();
    const before = userIn(await somebody.call("usersMe"));
    const answer = await changeInfo(somebody, { full_name: "x".repeat(81) });
    expect([answer.status, answer.code, answer.errors]).toEqual([
      ...[400, "validation_failed", { full_name: ["name_long"] }],
    ]);
    expect(userIn(await somebody.call("usersMe"))).toEqual(before);
  });

  it("A profile change does not touch another reader's profile", async () => {
    await changeInfo(await reader({ user_name: "annguyen" }));
    const answer = await changeInfo(await reader(), { email: "AN@vff.vn" });
    expect(answer.errors).toEqual({
      ...{ nick_name: ["nick_name_taken"], email: ["email_taken"], phone: ["phone_taken"] },
    });
    const named = await changeInfo(await reader(), { nick_name: "annguyen", email: null, phone: null });
    expect(named.errors).toEqual({ nick_name: ["nick_name_taken"] });
  });

  it("A name that two readers want at the same moment goes to one of them", async () => {
    const readers = [await reader(), await reader(), await reader()];
    const answers = await Promise.all(readers.map((one) => changeInfo(one)));
    const codes = answers.map(({ code, errors }) => errors.nick_name?.[0] ?? code);
    expect(codes.toSorted()).toEqual(["answered", "nick_name_taken", "nick_name_taken"]);
  });

  it("A profile change cannot set the role, the account name, the brand or another account", async () => {
    const [somebody, victim] = [await reader(), await reader()];
    const { id } = userIn(await victim.call("usersMe"));
    const before = userIn(await somebody.call("usersMe"));
    const assigned = {
      id,
      role: "operator",
      user_name: "admin1",
      brand_code: "x",
      avatar: "x",
      password_hash: "x",
    };
    const answer = await changeInfo(somebody, { ...assigned, user_id: id, user_key: "admin1" });
    const { role, user_name, brand_code, avatar } = before;
    expect(userIn(answer)).toMatchObject({ id: before.id, role, user_name, brand_code, avatar });
    expect(userIn(await victim.call("usersMe")).nick_name).not.toBe(INFO.nick_name);
    const path = `${endpointPath(endpoints.usersMe)}?id=${id}&user_id=${id}`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${somebody.token}` } });
    expect(await response.json()).toMatchObject({ data: { user: { id: before.id } } });
  });

  it("A reader's profile is changed sixty times an hour at most: each change tells whose names are taken", async () => {
    const somebody = await reader();
    for (let count = 0; count < 60; count += 1)
      await changeInfo(somebody, { nick_name: `An Nguyễn ${count}` });
    const refused = await changeInfo(somebody);
    expect([refused.status, refused.code, (refused.retryAfter ?? 0) > 0]).toEqual([
      429,
      "too_many_requests",
      true,
    ]);
    clock.ms += 3_600_000;
    expect((await changeInfo(somebody)).code).toBe("answered");
  });
});

describe("another e-mail or phone", () => {
  const WITHOUT = [{}, { current_password: null }, { current_password: "" }];

  it.each([
    ["another e-mail", { email: "khac@vff.vn" }],
    ["another phone", { phone: "0987654321" }],
    ["no e-mail any more", { email: null }],
    ["no phone any more", { phone: "" }],
  ])("Another e-mail or phone is refused without the password: %s", async (_, fields) => {
    const somebody = await reader();
    const before = userIn(await changeInfo(somebody));
    for (const password of WITHOUT) {
      const answer = await somebody.call("usersMeUpdate", {
        ...{ ...INFO, full_name: "Khác", ...fields },
        ...password,
      });
      expect([answer.status, answer.errors]).toEqual([400, { current_password: ["password_required"] }]);
    }
    expect(userIn(await somebody.call("usersMe"))).toEqual(before);
    expect((await changeInfo(somebody, fields)).code).toBe("answered");
  });

  it("Another e-mail or phone is refused with a wrong password, and nothing of the form is written", async () => {
    const somebody = await reader();
    const before = userIn(await somebody.call("usersMe"));
    for (const current_password of ["wrong password", ` ${PASSWORD}`, "x".repeat(200)]) {
      const answer = await changeInfo(somebody, { current_password });
      expect([answer.status, answer.errors]).toEqual([400, { current_password: ["password_wrong"] }]);
    }
    expect(userIn(await somebody.call("usersMe"))).toEqual(before);
  });

  it("Another e-mail or phone complains of a wrong password beside a name that is taken", async () => {
    await reader({ user_name: "congphuong", nick_name: "Công Phượng" });
    const somebody = await reader();
    const wrong = { nick_name: "Công Phượng", email: "khac@vff.vn", current_password: "wrong password" };
    expect((await changeInfo(somebody, wrong)).errors).toEqual({
      ...{ nick_name: ["nick_name_taken"], current_password: ["password_wrong"] },
    });
  });

  it("Another e-mail or phone complains of a missing password beside everything else that is wrong", async () => {
    await changeInfo(await reader());
    const answer = await changeInfo(await reader(), { nick_name: "Quản trị viên", current_password: "" });
    expect(answer.errors).toEqual({
      nick_name: ["nick_name_reserved"],
      email: ["email_taken"],
      phone: ["phone_taken"],
      current_password: ["password_required"],
    });
  });

  it("Another e-mail or phone is what needs the password: the same e-mail and phone, however written, need none", async () => {
    const somebody = await reader();
    await changeInfo(somebody);
    const same = { ...INFO, full_name: "Nguyễn Văn Bình", email: " an@vff.vn ", phone: "+84 912 345 678" };
    const answer = await somebody.call("usersMeUpdate", same);
    expect(userIn(answer)).toMatchObject({ full_name: "Nguyễn Văn Bình", email: INFO.email });
    const other = await reader();
    const names = { full_name: "Nguyễn Văn Bình", nick_name: "Bình Nguyễn" };
    expect((await other.call("usersMeUpdate", names)).code).toBe("answered");
  });

  it("Another e-mail or phone is not a way to guess the password by a stolen session", async () => {
    const somebody = await reader();
    for (let count = 0; count < 10; count += 1)
      await changeInfo(somebody, { current_password: "wrong password" });
    const refused = await changeInfo(somebody);
    expect([refused.status, refused.code, (refused.retryAfter ?? 0) > 0]).toEqual([
      429,
      "too_many_requests",
      true,
    ]);
    expect((await somebody.call("usersMeDelete", { current_password: PASSWORD })).code).toBe(
      "too_many_requests",
    );
    expect((await changeInfo(somebody, { email: null, phone: null })).code).toBe("answered");
    clock.ms += 900_000;
    expect((await changeInfo(somebody)).code).toBe("answered");
  });
});

describe("an account's export", () => {
  it("An account's export has everything that is stored of its reader, and nothing that opens anything", async () => {
    const somebody = await reader({ user_name: "annguyen" });
    await changeInfo(somebody);
    await reader({ user_name: "somebodyelse" });
    const { data } = await somebody.call("usersMeExport");
    expect(data.export).toMatchObject({
      account: {
        user_name: "annguyen",
        ...INFO,
        phone: "+84912345678",
        password_changed_at: expect.any(Number),
      },
      sessions: [{ current: true, user_agent: "Browser of a test" }],
      exported_at: Math.floor(clock.ms / 1000),
    });
    const [session] = await rows("sessions");
    const text = JSON.stringify(data);
    for (const secret of ["scrypt", somebody.token ?? "", String(session?.token_hash), "somebodyelse"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("An account's export is had ten times an hour", async () => {
    const [somebody, other] = [await reader(), await reader()];
    for (let count = 0; count < 10; count += 1)
      expect((await somebody.call("usersMeExport")).code).toBe("answered");
    const refused = await somebody.call("usersMeExport");
    expect([refused.status, refused.code, (refused.retryAfter ?? 0) > 0]).toEqual([
      429,
      "too_many_requests",
      true,
    ]);
    expect((await other.call("usersMeExport")).code).toBe("answered");
    clock.ms += 3_600_000;
    expect((await somebody.call("usersMeExport")).code).toBe("answered");
  });
});

describe("an account's deletion", () => {
  const remove = (somebody: Visitor, current_password: unknown = PASSWORD) =>
    somebody.call("usersMeDelete", { current_password });

  it("An account deletion removes the reader, the sessions and the picture for good", async () => {
    const somebody = await reader({ user_name: "annguyen", nick_name: INFO.nick_name });
    const token = somebody.token ?? "";
    const bystander = await reader();
    const { avatar } = userIn(await somebody.call("usersMeAvatar", plainPng(60, 60)));
    const { id } = userIn(await somebody.call("usersMe"));
    const answer = await remove(somebody);
    expect([answer.code, answer.session]).toEqual(["answered", "none"]);
    expect((await rows("users")).map((row) => row.id)).not.toContain(id);
    expect((await rows("sessions")).map((row) => row.user_id)).not.toContain(id);
    expect((await fetch(avatar ?? "")).status).toBe(404);
    expect((await visitor().call("usersMe", undefined, token)).code).toBe("session_expired");
    const login = await visitor().call("authLogin", { account: "annguyen", password: PASSWORD });
    expect(login.code).toBe("credentials_wrong");
    expect((await bystander.call("usersMe")).code).toBe("answered");
    const next = await visitor().register({ user_name: "annguyen", nick_name: INFO.nick_name });
    expect([next.code, userIn(next).id > id]).toEqual(["answered", true]);
  });

  it("An account deletion removes the picture of that moment", async () => {
    const somebody = await reader();
    const key = "k".repeat(22);
    await origin.files.put(key, plainPng(60, 60));
    expect((await fetch(`/avatars/${key}.webp`)).status).toBe(200);
    // Another browser of the same reader changes the picture between the password check and the deletion.
    const swap = `CREATE TRIGGER swap BEFORE DELETE ON sessions BEGIN
      UPDATE users SET avatar = '${key}' WHERE id = old.user_id; END`;
    await origin.db.batch([origin.db.prepare(swap)]);
    try {
      expect((await remove(somebody)).code).toBe("answered");
    } finally {
      await origin.db.batch([origin.db.prepare("DROP TRIGGER swap")]);
    }
    expect((await fetch(`/avatars/${key}.webp`)).status).toBe(404);
  });

  it.each([
    ["", "password_required"],
    ["wrong password", "password_wrong"],
  ])("An account's deletion is refused with the password %j", async (password, code) => {
    const somebody = await reader();
    const answer = await remove(somebody, password);
    expect([answer.status, answer.errors, answer.session]).toEqual([400, { current_password: [code] }, null]);
    expect((await somebody.call("usersMe")).code).toBe("answered");
  });
});

describe("operators", () => {
  it("Operators give roles, which hold at once, and take them back", async () => {
    const somebody = await reader({ user_name: "AnNguyen" });
    const grant = (role: string, account = " annguyen") => visitor().call("accountsRole", { account, role });
    expect((await grant("expert")).code).toBe("answered");
    expect(userIn(await somebody.call("usersMe")).role).toBe("expert");
    expect((await grant("reader")).code).toBe("answered");
    expect(userIn(await somebody.call("usersMe")).role).toBe("reader");
    const unknown = await grant("expert", "nobody1");
    expect([unknown.status, unknown.code]).toEqual([404, "account_not_found"]);
    expect((await grant("god")).code).toBe("validation_failed");
  });

  it("Operators add brand codes, again and again", async () => {
    for (const codes of [
      ["An 1", " an 2 "],
      ["AN 1", "An 3"],
    ]) {
      expect((await visitor().call("brandCodes", { codes })).code).toBe("answered");
    }
    expect((await rows("brand_codes")).map(({ code }) => code)).toEqual(["An 1", "an 2", "An 3"]);
    expect((await visitor().call("brandCodes", { codes: [""] })).code).toBe("validation_failed");
  });

  it("Only holders of the token are operators of calls: a reader of any role is none", async () => {
    const somebody = await reader();
    for (const name of ["accountsRole", "brandCodes"] as const) {
      const path = endpointPath(endpoints[name]);
      for (const authorization of ["", `Bearer ${somebody.token}`]) {
        const answer = await fetch(path, { method: "POST", headers: { authorization }, body: "{}" });
        expect([answer.status, await answer.json()]).toMatchObject([401, { code: "token_invalid" }]);
      }
    }
  });
});
