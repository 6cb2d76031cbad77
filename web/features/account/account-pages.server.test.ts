import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aRequestWith, personalCalls } from "#web/testing/request-facts.ts";
import { loadLogin, logIn } from "./login.server.ts";
import { changeProfile, loadProfile } from "./profile.server.ts";
import { loadRegister, register } from "./register.server.ts";

const captcha = {
  kind: "altcha",
  challenge: { parameters: {}, signature: "s" },
  question: { token: "t", terms: [1, 2] },
};
const LOGIN = new URL("https://site.example/dang-nhap");
const PROFILE = new URL("https://site.example/thanh-vien/ho-so");
const backTo = (back: string) => new URL(`${LOGIN}?back=${encodeURIComponent(back)}`);

/** A page request of a logged-in or anonymous reader, whose writes are accepted or refused. */
function given({
  isReader = false,
  isExpired = false,
  isDown = false,
  refusal,
}: {
  isReader?: boolean;
  isExpired?: boolean;
  /** The service answers no reads. */
  isDown?: boolean;
  refusal?: AppError;
} = {}) {
  const send = vi.fn(async (..._: unknown[]) => {
    if (refusal) throw refusal;
    return { data: {} };
  });
  const load = async (path: string) => {
    if (isDown) throw new AppError("upstream_unavailable");
    if (path === "/oapi/v1/captcha") return { data: { captcha } };
    if (path === "/oapi/v1/auth/options") return { data: { mail: true, providers: ["google"] } };
    if (isExpired) throw new AppError("session_expired");
    if (!isReader) throw new AppError("login_required");
    return { data: { user: { id: 1, email: null, phone: null }, sessions: [] } };
  };
  const account = personalCalls(load, send);
  const facts = aRequestWith(() => Promise.reject(new Error("no page's call")), { account });
  return { facts, send };
}

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const wayOf = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get("location")] : null;
/** The payload of the router's `data`. */
const refusalOf = (answer: unknown): Readonly<Record<string, unknown>> => {
  const { data, init } = answer as { data: Record<string, unknown>; init: ResponseInit };
  return { ...data, status: init.status };
};

const login = { intent: "login", account: "nguyenvana", password: "matkhau-1" };

afterEach(() => vi.restoreAllMocks());

describe("Login", () => {
  it("Login redirects back to the page the reader came from, on this site only, with a confirmation", async () => {
    const { facts, send } = given();
    const way = async (url: URL) => wayOf(await logIn(facts, url, form({ ...login, remember: "on" })));
    expect(await way(LOGIN)).toEqual([303, "/?done=login"]);
    expect(await way(backTo("/match/7?tab=h2h#x"))).toEqual([303, "/match/7?tab=h2h&done=login#x"]);
    expect(await way(backTo("https://evil.example/"))).toEqual([303, "/?done=login"]);
    expect(await way(backTo("//evil.example"))).toEqual([303, "/?done=login"]);
    expect(send).toHaveBeenCalledWith("/oapi/v1/auth/login", {
      ...{ account: "nguyenvana", password: "matkhau-1", remember: true, captcha: null },
    });
  });

  it("A refused login returns the input without the password, and the status of the refusal", async () => {
    const { facts } = given({ refusal: new AppError("credentials_wrong") });
    const answer = refusalOf(await logIn(facts, LOGIN, form(login)));
    expect(answer).toEqual({
      ...{ intent: "login", filled: { intent: "login", account: "nguyenvana" }, field_errors: {} },
      ...{ first_wrong: null, code: "credentials_wrong", captcha: null, status: 401 },
    });
    expect(JSON.stringify(answer)).not.toContain("matkhau");
  });

  it("Login shows a captcha once the service requires one, and a fresh one each time", async () => {
    const wanted = new AppError("validation_failed", { fields: { captcha: ["captcha_required"] } });
    const { facts } = given({ refusal: wanted });
    const answer = refusalOf(await logIn(facts, LOGIN, form(login)));
    expect([answer.captcha, answer.field_errors, answer.code]).toEqual([
      { kind: "altcha", question: captcha.question },
      { captcha: ["captcha_required"] },
      null,
    ]);
    const wrong = given({ refusal: new AppError("credentials_wrong") });
    const again = refusalOf(await logIn(wrong.facts, LOGIN, form({ ...login, captcha: "used" })));
    expect(again.captcha).not.toBeNull();
  });

  it("Login repeats a question that was answered correctly but too fast", async () => {
    const early = new AppError("validation_failed", { fields: { captcha: ["captcha_early"] } });
    const { facts } = given({ refusal: early });
    const sum = { captcha: "", captcha_token: "t7", captcha_terms: "4 9", captcha_answer: "13" };
    const kept = { kind: "altcha", question: { token: "t7", terms: [4, 9] }, typed: "13" };
    expect(refusalOf(await logIn(facts, LOGIN, form({ ...login, ...sum }))).captcha).toEqual(kept);
    const names = { user_name: "nguyenvana", nick_name: "Nguyễn A" };
    const passwords = { password: "matkhau-1", password_confirm: "matkhau-1" };
    const registration = form({ ...names, ...passwords, ...sum });
    expect(refusalOf(await register(facts, LOGIN, registration)).captcha).toEqual(kept);
    const other = form({ ...names, ...passwords, captcha: "used" });
    expect(refusalOf(await register(facts, LOGIN, other)).captcha).toEqual({
      ...{ kind: "altcha", question: captcha.question },
    });
    const forged = form({ ...login, ...sum, captcha_terms: "<b>" });
    expect(refusalOf(await logIn(facts, LOGIN, forged)).captcha).toEqual({
      ...{ kind: "altcha", question: captcha.question },
    });
  });

  it("Login keeps the question of a form that never reached the service", async () => {
    const { facts, send } = given();
    const sum = { captcha: "", captcha_token: "t7", captcha_terms: "4 9", captcha_answer: "13" };
    const kept = { kind: "altcha", question: { token: "t7", terms: [4, 9] }, typed: "13" };
    const short = { user_name: "abc", nick_name: "Nguyễn A", password: "matkhau-1" };
    const refused = refusalOf(await register(facts, LOGIN, form({ ...short, ...sum })));
    expect([refused.captcha, send.mock.calls]).toEqual([kept, []]);
    const wrong = form({ ...login, ...sum, password: "short" });
    expect(refusalOf(await logIn(facts, LOGIN, wrong)).captcha).toEqual(kept);
  });

  it("A refused login keeps its input and errors while the service issues no captcha", async () => {
    const { facts } = given({ isDown: true, refusal: new AppError("upstream_unavailable") });
    const names = { user_name: "nguyenvana", nick_name: "Nguyễn A" };
    const passwords = { password: "matkhau-1", password_confirm: "matkhau-1" };
    const sent = form({ ...names, ...passwords, captcha: "solved" });
    expect(refusalOf(await register(facts, LOGIN, sent))).toMatchObject({
      ...{ filled: names, code: "upstream_unavailable", captcha: null, status: 503 },
    });
    const unsolved = form({ ...names, ...passwords, user_name: "abc", captcha: "" });
    expect(refusalOf(await register(facts, LOGIN, unsolved))).toMatchObject({
      field_errors: { user_name: ["account_short"], captcha: ["captcha_required"] },
      ...{ code: "upstream_unavailable", captcha: null, status: 400 },
    });
    const again = refusalOf(await logIn(facts, LOGIN, form({ ...login, captcha: "used" })));
    expect(again).toMatchObject({ code: "upstream_unavailable", captcha: null, status: 503 });
    expect(await loadRegister(facts, LOGIN)).toEqual({
      back: null,
      captcha: null,
      mail: false,
      providers: [],
    });
  });

  it("An invalid login form causes no request to the service", async () => {
    const { facts, send } = given();
    const answer = refusalOf(await logIn(facts, LOGIN, form({ ...login, password: "short" })));
    expect([answer.field_errors, answer.first_wrong, answer.status, send.mock.calls]).toEqual([
      { password: ["password_short"] },
      "password",
      400,
      [],
    ]);
  });
});

describe("Pages for visitors", () => {
  it("Login and registration redirect a logged-in reader to the page they wanted, or else to their profile", async () => {
    const { facts } = given({ isReader: true });
    expect(wayOf(await loadLogin(facts, LOGIN))).toEqual([303, "/thanh-vien/ho-so"]);
    expect(wayOf(await loadLogin(facts, backTo("/match/7")))).toEqual([303, "/match/7"]);
    expect(wayOf(await loadRegister(facts, LOGIN))).toEqual([303, "/thanh-vien/ho-so"]);
  });

  it("Visitor pages contain the captcha's question, and load its challenge when the form is filled in", async () => {
    const { facts } = given();
    expect(await loadRegister(facts, backTo("/match/7"))).toEqual({
      back: "/match/7",
      captcha: { kind: "altcha", question: captcha.question },
      mail: true,
      providers: ["google"],
    });
  });

  it("Registration assigns no role", async () => {
    const { facts, send } = given();
    const names = { user_name: "nguyenvana", nick_name: "Nguyễn A" };
    const passwords = { password: "matkhau-1", password_confirm: "matkhau-1" };
    const fields = form({ ...names, ...passwords, captcha: "solved", role: "operator" });
    expect(wayOf(await register(facts, LOGIN, fields))).toEqual([303, "/thanh-vien/ho-so?done=register"]);
    expect(send.mock.calls[0]?.[1]).not.toHaveProperty("role");
  });
});

describe("The profile", () => {
  it("The profile redirects an anonymous reader to the login page, which leads back", async () => {
    const { facts } = given();
    const login = "/dang-nhap?back=%2Fthanh-vien%2Fho-so";
    expect(wayOf(await loadProfile(facts, PROFILE))).toEqual([303, login]);
    const expired = given({ refusal: new AppError("session_expired"), isExpired: true });
    expect(wayOf(await loadProfile(expired.facts, PROFILE))).toEqual([303, `${login}&done=expired`]);
    for (const { facts } of [given(), expired]) {
      const answer = await loadProfile(facts, PROFILE);
      // The header of the old page would still show the reader.
      expect((answer as Response).headers.get("X-Remix-Reload-Document")).toBe("true");
    }
    const posted = form({ intent: "info", full_name: "Nguyễn A", nick_name: "Nguyễn A" });
    expect(wayOf(await changeProfile(expired.facts, posted))).toEqual([303, `${login}&done=expired`]);
  });

  it("The information form sends the password, and does not return it after a refusal", async () => {
    const refusal = new AppError("validation_failed", { fields: { current_password: ["password_wrong"] } });
    const { facts, send } = given({ isReader: true, refusal });
    const info = { full_name: "A", nick_name: "Nguyễn A", email: "a@b.vn", phone: "" };
    const fields = form({ intent: "info", ...info, current_password: "khong-phai" });
    const refused = refusalOf(await changeProfile(facts, fields));
    expect(send.mock.calls[0]?.[1]).toMatchObject({ email: "a@b.vn", current_password: "khong-phai" });
    expect(refused).toMatchObject({
      filled: info,
      field_errors: { current_password: ["password_wrong"] },
      first_wrong: "current_password",
    });
    expect(JSON.stringify(refused)).not.toContain("khong-phai");
  });

  it("The profile reports that a session had already ended, and other errors of the same form", async () => {
    const posted = form({ intent: "session", id: "7" });
    const [gone, down] = (["data_not_found", "upstream_unavailable"] as const).map((code) =>
      given({ refusal: new AppError(code) }),
    );
    expect(gone && refusalOf(await changeProfile(gone.facts, posted))).toMatchObject({
      code: "data_not_found",
      status: 404,
    });
    expect(down && refusalOf(await changeProfile(down.facts, posted))).toMatchObject({
      code: "upstream_unavailable",
      status: 503,
    });
  });

  it.each([
    [
      { intent: "info", full_name: "A", nick_name: "Nguyễn A" },
      "/oapi/v1/users/me",
      "/thanh-vien/ho-so?done=info",
    ],
    [
      {
        ...{ intent: "password", current_password: "x" },
        ...{ password: "matkhau-2", password_confirm: "matkhau-2" },
      },
      "/oapi/v1/users/me/password",
      "/thanh-vien/ho-so?done=password",
    ],
    [{ intent: "delete", current_password: "x" }, "/oapi/v1/users/me/delete", "/?done=deleted"],
    [{ intent: "session", id: "7" }, "/oapi/v1/users/me/sessions/end", "/thanh-vien/ho-so?done=session"],
    [{ intent: "logout" }, "/oapi/v1/auth/logout", "/?done=logout"],
    [{ intent: "avatar", remove: "1" }, "/oapi/v1/users/me/avatar", "/thanh-vien/ho-so?done=avatar"],
    [
      { intent: "avatar", avatar: new File(["x"], "a.png", { type: "image/png" }) },
      "/oapi/v1/users/me/avatar",
      "/thanh-vien/ho-so?done=avatar",
    ],
  ])("A form of the profile runs its action: %j", async (fields, path, location) => {
    const { facts, send } = given({ isReader: true });
    expect(wayOf(await changeProfile(facts, form(fields)))).toEqual([303, location]);
    expect(send.mock.calls.map(([called]) => called)).toEqual([path]);
  });

  it("A wrong name and a missing password are reported together", async () => {
    const { facts, send } = given({ isReader: true });
    const fields = { intent: "info", full_name: "", nick_name: "Nguyễn A", email: "khac@vff.vn", phone: "" };
    const answer = refusalOf(await changeProfile(facts, form({ ...fields, current_password: "" })));
    expect([answer.field_errors, answer.first_wrong, send.mock.calls]).toEqual([
      { full_name: ["name_required"], current_password: ["password_required"] },
      "full_name",
      [],
    ]);
  });

  it("A named session can be ended, and without a name all other sessions", async () => {
    const { facts, send } = given({ isReader: true });
    await changeProfile(facts, form({ intent: "session", id: "7" }));
    await changeProfile(facts, form({ intent: "session", id: "others" }));
    expect(send.mock.calls.map(([, body]) => body)).toEqual([{ id: 7 }, { id: null }]);
    const unknown = await changeProfile(facts, form({ intent: "session", id: "x" }));
    expect([refusalOf(unknown).code, send.mock.calls.length]).toEqual(["validation_failed", 2]);
    await expect(changeProfile(facts, form({ intent: "login" }))).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  it("Errors of a picture are reported before and after the upload", async () => {
    const none = given({ isReader: true });
    const empty = form({ intent: "avatar", avatar: new File([], "") });
    expect(refusalOf(await changeProfile(none.facts, empty))).toMatchObject({
      field_errors: { avatar: ["avatar_required"] },
      status: 400,
    });
    const fields = { avatar: ["avatar_not_picture"] };
    const { facts } = given({ isReader: true, refusal: new AppError("validation_failed", { fields }) });
    const picture = form({ intent: "avatar", avatar: new File(["x"], "a.png", { type: "image/png" }) });
    expect(refusalOf(await changeProfile(facts, picture))).toMatchObject({
      field_errors: fields,
      code: null,
    });
  });
});
