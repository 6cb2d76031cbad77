import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Me } from "#shared/account/index.ts";
import {
  accountOriginOfFile,
  aRegistration,
  PASSWORD,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";
import { solvedCaptcha } from "#tests/support/origin/solved-captcha.ts";

const { clock, origin, visitor, reader, rows } = accountOriginOfFile();

const solvedProof = async (somebody: Visitor) => solvedCaptcha((await somebody.call("captcha")).data.captcha);

describe("a registration", () => {
  it("A registration makes an account of what the form says, and logs its reader in", async () => {
    const somebody = visitor();
    await somebody.call("brandCodes", { codes: ["Bóng Đá 24"] });
    const answer = await somebody.register({
      ...{ user_name: "NguyenVanA", nick_name: "Nguyễn   Văn A", email: "Van.A@Example.vn" },
      ...{ phone: "0912 345 678", brand_code: "BÓNG đá 24" },
    });
    expect([answer.status, answer.code]).toEqual([200, "answered"]);
    expect(z.parse(Me, answer.data.user)).toEqual({
      ...{ id: userIn(answer).id, user_name: "NguyenVanA", nick_name: "Nguyễn Văn A", full_name: null },
      ...{ email: "Van.A@Example.vn", phone: "+84912345678", brand_code: "Bóng Đá 24" },
      ...{ email_verified_at: null, role: "reader", avatar: null, created_at: Math.floor(clock.ms / 1000) },
    });
    expect(answer.session).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), max_age: null });
    expect(userIn(await somebody.call("usersMe"))).toEqual(userIn(answer));
  });

  it("A registration keeps neither password nor token as it was", async () => {
    const somebody = await reader();
    const stored = JSON.stringify([await rows("users"), await rows("sessions"), await rows("try_counts")]);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(somebody.token ?? "");
    expect(stored).not.toContain(somebody.address);
    expect(stored).toMatch(/scrypt\$1024\$8\$1\$/);
  });

  it("A registration takes no role, id or anything else that the form has not", async () => {
    const somebody = visitor();
    const answer = await somebody.register({
      role: "operator",
      id: 7,
      avatar: "x",
      created_at: 1,
      user_key: "admin",
    });
    expect(userIn(answer)).toMatchObject({ role: "reader", avatar: null });
    const [row] = await rows("users");
    expect([row?.role, row?.avatar, row?.user_key]).toEqual(["reader", null, userIn(answer).user_name]);
  });

  it.each([
    [{ brand_code: "nobody's" }, { brand_code: ["brand_code_unknown"] }],
    [{ captcha: "not solved" }, { captcha: ["captcha_wrong"] }],
    [
      { email: "x", phone: "y" },
      { email: ["email_format"], phone: ["phone_invalid"] },
    ],
  ])("A registration with %j is refused, and makes none", async (fields, errors) => {
    const answer = await visitor().register(fields);
    expect([answer.status, answer.code, answer.errors]).toEqual([400, "validation_failed", errors]);
    expect([answer.session, await rows("users")]).toEqual([null, []]);
  });

  it.each([
    ["12345678", "password_common"],
    ["Password1", "password_common"],
    ["MậtKhẩu123", "password_common"],
    ["anhyeuem", "password_common"],
    ["AnNguyen2026", "password_own_name"],
    ["Bạn đọc 1999", "password_own_name"],
    ["an.vff-1234", "password_own_name"],
    ["0912 345 678", "password_own_name"],
    ["Bóng đá live!", "password_own_name"],
  ])("A registration with the password %j is refused: %s", async (password, code) => {
    const names = {
      user_name: "annguyen",
      nick_name: "Bạn đọc",
      email: "an.vff@vff.vn",
      phone: "0912345678",
    };
    const form = { ...names, password, password_confirm: password };
    const answer = await visitor().register({ ...form, brand_code: "nobody's" });
    expect([answer.status, answer.errors]).toEqual([
      400,
      // Beside any other errors.
      { password: [code], brand_code: ["brand_code_unknown"] },
    ]);
    expect(await rows("users")).toEqual([]);
  });

  it("A registration with a password that only holds a name among others is taken", async () => {
    const password = "annguyen thích xem bóng đá";
    const answer = await visitor().register({ user_name: "annguyen", password, password_confirm: password });
    expect(answer.code).toBe("answered");
  });

  it.each(["[]", "null", "{", "", '"x"', "7"])("A registration of %j is refused as no form", async (body) => {
    expect((await visitor().call("authRegister", body)).code).toBe("validation_failed");
  });
});

describe("names", () => {
  it("Names are one reader's each, however they are written", async () => {
    await reader({
      user_name: "quanghai",
      nick_name: "Quang Hải 19",
      email: "hai@vff.vn",
      phone: "0912345678",
    });
    const taken = async (fields: object) => (await visitor().register(fields)).errors;
    expect(await taken({ user_name: "QuangHai" })).toEqual({ user_name: ["account_taken"] });
    expect(await taken({ nick_name: " quang  hải 19" })).toEqual({ nick_name: ["nick_name_taken"] });
    expect(await taken({ email: "HAI@vff.vn" })).toEqual({ email: ["email_taken"] });
    expect(await taken({ phone: "+84 912 345 678" })).toEqual({ phone: ["phone_taken"] });
    expect(
      await taken({ user_name: "quanghai", nick_name: "Quang Hải 19", email: "hai@vff.vn", brand_code: "?" }),
    ).toEqual({
      ...{ user_name: ["account_taken"], nick_name: ["nick_name_taken"] },
      ...{ email: ["email_taken"], brand_code: ["brand_code_unknown"] },
    });
  });

  it("Names of accounts are nobody else's nicknames, and the other way round", async () => {
    await reader({ user_name: "quanghai", nick_name: "conphuong" });
    expect((await visitor().register({ nick_name: "Quanghai" })).errors).toEqual({
      nick_name: ["nick_name_taken"],
    });
    expect((await visitor().register({ user_name: "ConPhuong" })).errors).toEqual({
      user_name: ["account_taken"],
    });
  });

  it("Names that impersonate, link away or insult are refused, at registration and in the profile", async () => {
    const somebody = await reader();
    const profile = { full_name: "Nguyễn Văn A", email: null, phone: null };
    for (const [nick_name, code] of [
      ["Quản trị viên", "nick_name_reserved"],
      ["Quаng Hải", "nick_name_characters"],
      ["+84 912 345 678", "nick_name_link"],
      ["f\u00b7u\u00b7c\u00b7k 123", "nick_name_word"],
    ] as const) {
      expect((await visitor().register({ nick_name })).errors).toEqual({ nick_name: [code] });
      expect((await somebody.call("usersMeUpdate", { ...profile, nick_name })).errors).toEqual({
        nick_name: [code],
      });
    }
  });

  it("Names go to one of those who want them at the same moment; the others are told so", async () => {
    const visitors = Array.from({ length: 6 }, () => visitor());
    const forms: object[] = [];
    for (const somebody of visitors) {
      forms.push({ ...aRegistration({ user_name: "quanghai" }), captcha: await somebody.solve() });
    }
    const answers = await Promise.all(visitors.map((one, index) => one.call("authRegister", forms[index])));
    const codes = answers.map(({ code, errors }) => errors.user_name?.[0] ?? code).toSorted();
    expect(codes).toEqual([...Array(5).fill("account_taken"), "answered"]);
    expect(await rows("users")).toHaveLength(1);
  });
});

it("A registration is made thirty times an hour from one address, and refusals for want of a captcha do not count", async () => {
  const somebody = visitor("198.51.100.8");
  for (let count = 0; count < 40; count += 1) {
    expect((await somebody.call("authRegister", { ...aRegistration(), captcha: "x" })).code).toBe(
      "validation_failed",
    );
  }
  expect((await somebody.register()).code).toBe("answered");
  await origin.db.prepare("UPDATE try_counts SET total = 30").all();
  const refused = await somebody.register({ captcha: await solvedProof(somebody) });
  expect([refused.status, refused.code, (refused.retryAfter ?? 0) > 3000]).toEqual([
    429,
    "too_many_requests",
    true,
  ]);
});

describe("a captcha", () => {
  it("A captcha is solved by work, once", async () => {
    const somebody = visitor();
    const captcha = await solvedProof(somebody);
    expect((await somebody.register({ captcha })).code).toBe("answered");
    expect((await visitor().register({ captcha })).errors).toEqual({ captcha: ["captcha_wrong"] });
  });

  it("A captcha is taken once of those who hand it in at the same moment", async () => {
    const captcha = await visitor().solve();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor().call("authRegister", { ...aRegistration(), captcha })),
    );
    expect(answers.filter(({ code }) => code === "answered")).toHaveLength(1);
  });

  it("A captcha is good for ten minutes", async () => {
    const [somebody, late] = [visitor(), visitor()];
    const [captcha, lateOne, sum] = [
      await solvedProof(somebody),
      await solvedProof(late),
      await late.solve(),
    ];
    clock.ms += 595_000;
    expect((await somebody.call("authRegister", { ...aRegistration(), captcha })).code).toBe("answered");
    clock.ms += 6000;
    for (const old of [lateOne, sum]) {
      const answer = await late.call("authRegister", { ...aRegistration(), captcha: old });
      expect(answer.errors).toEqual({ captcha: ["captcha_wrong"] });
    }
  });

  it("A captcha cannot be made easier, kept longer, or signed by somebody else", async () => {
    const somebody = visitor();
    const solved = JSON.parse(atob(await solvedProof(somebody)));
    const { challenge, solution } = solved;
    const changed = [
      { ...solved, challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4e9 } } },
      { ...solved, challenge: { ...challenge, parameters: { ...challenge.parameters, keySignature: "00" } } },
      { ...solved, challenge: { ...challenge, signature: "0".repeat(64) } },
      { ...solved, solution: { ...solution, derivedKey: "00" } },
      { ...solved, solution: { ...solution, counter: -1, derivedKey: "" } },
      { challenge },
      [],
    ];
    for (const payload of changed) {
      const answer = await somebody.register({ captcha: btoa(JSON.stringify(payload)) });
      expect(answer.errors).toEqual({ captcha: ["captcha_wrong"] });
    }
  });

  it("A captcha for readers without scripts is a sum, not answered faster than anybody reads", async () => {
    const somebody = visitor();
    const { data } = await somebody.call("captcha");
    const { question } = data.captcha as { question: { token: string; terms: [number, number] } };
    const [left, right] = question.terms;
    const hand = async (captcha: string) => (await somebody.register({ captcha })).code;
    const send = (captcha: string) => somebody.call("authRegister", { ...aRegistration(), captcha });
    expect((await send(`${question.token}:${left + right}`)).errors).toEqual({ captcha: ["captcha_early"] });
    expect(await hand(`${question.token}:${left + right + 1}`)).toBe("validation_failed");
    expect(await hand(`${question.token}:`)).toBe("validation_failed");
    expect(await hand(`${question.token.replace(`.${left}.`, ".0.")}:${right}`)).toBe("validation_failed");
    expect(await hand(`${question.token}: ${left + right} `)).toBe("answered");
  });

  it("A captcha lets five in by the sum from one address in an hour, and others by work", async () => {
    const address = "198.51.100.7";
    for (let count = 0; count < 5; count += 1) {
      expect((await visitor(address).register()).code).toBe("answered");
    }
    const sixth = await visitor(address).register();
    expect([sixth.status, sixth.code]).toEqual([429, "too_many_requests"]);
    expect(sixth.retryAfter).toBeGreaterThan(3000);
    const captcha = await solvedProof(visitor(address));
    expect((await visitor(address).register({ captcha })).code).toBe("answered");
    expect((await visitor().register()).code).toBe("answered");
    clock.ms += 3_600_000;
    expect((await visitor(address).register()).code).toBe("answered");
  });
});
