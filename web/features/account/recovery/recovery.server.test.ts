import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aRequestWith, personalCalls } from "#web/testing/request-facts.ts";
import {
  loadForgot,
  loadMailLink,
  requestReset,
  resetPassword,
  sendsMail,
  verifyEmail,
} from "./recovery.server.ts";

const TOKEN = "t".repeat(43);
const at = (path: string) => new URL(path, "https://site.example");

interface Given {
  readonly mail?: boolean;
  readonly isReader?: boolean;
  readonly refusal?: AppError;
}

/** A page request on a site that sends mail, or whose service does not report it. */
function given({ mail, isReader = false, refusal }: Given = {}) {
  const send = vi.fn(async (..._: unknown[]) => {
    if (refusal) throw refusal;
    return { data: {} };
  });
  const load = vi.fn(async (path: string) => {
    if (path === "/oapi/v1/auth/options" && mail !== undefined) return { data: { mail } };
    if (path === "/oapi/v1/users/me" && isReader) return { data: { user: { id: 1 } } };
    throw new AppError("login_required");
  });
  const account = personalCalls(load, send);
  const facts = aRequestWith(() => Promise.reject(new Error("no call of a page")), { account });
  return { facts, send, load };
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const wayOf = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get("location")] : null;
const refusalOf = (answer: unknown): Readonly<Record<string, unknown>> => {
  const { data, init } = answer as { data: Record<string, unknown>; init: ResponseInit };
  return { ...data, status: init.status };
};

describe("Password reset", () => {
  it("Password recovery is available only on a site that reports sending mail", async () => {
    expect(await sendsMail(given({ mail: true }).facts)).toBe(true);
    expect(await sendsMail(given({ mail: false }).facts)).toBe(false);
    expect(await sendsMail(given().facts)).toBe(false);
  });

  it("A reset mail is requested in the page's language, and the page then explains the next step", async () => {
    const { facts, send } = given({ mail: true });
    const answer = await requestReset(
      facts,
      form({ intent: "forgot", account: " hai@vff.vn ", language: "en" }),
    );
    expect(wayOf(answer)).toEqual([303, "/quen-mat-khau?done=forgot"]);
    expect(send).toHaveBeenCalledWith("/oapi/v1/auth/forgot", { account: "hai@vff.vn", language: "en" });
    expect(await loadForgot(facts, at("/quen-mat-khau?done=forgot"))).toEqual({ mail: true, isSent: true });
    expect(await loadForgot(facts, at("/quen-mat-khau"))).toEqual({ mail: true, isSent: false });
  });

  it("A refused reset form keeps its token and no password", async () => {
    const fields = form({
      intent: "reset",
      token: TOKEN,
      password: "matkhau-2",
      password_confirm: "matkhau-2",
    });
    expect(wayOf(await resetPassword(given().facts, fields))).toEqual([303, "/dang-nhap?done=reset"]);
    const weak = new AppError("validation_failed", { fields: { password: ["password_common"] } });
    expect(refusalOf(await resetPassword(given({ refusal: weak }).facts, fields))).toEqual({
      ...{ intent: "reset", filled: { intent: "reset", token: TOKEN }, first_wrong: "password", code: null },
      ...{ field_errors: { password: ["password_common"] }, status: 400 },
    });
    const over = given({ refusal: new AppError("link_expired") });
    expect(refusalOf(await resetPassword(over.facts, fields))).toMatchObject({
      code: "link_expired",
      status: 410,
    });
  });
});

describe("A mail link", () => {
  it("A mail link is checked when followed, and counts as valid if the check fails", async () => {
    const url = at(`/xac-nhan-email?token=${TOKEN}`);
    const { facts, send } = given();
    send.mockResolvedValueOnce({ data: { state: "used" } });
    expect(await loadMailLink(facts, url, "verify")).toEqual({ token: TOKEN, state: "used" });
    expect(send).toHaveBeenCalledWith("/oapi/v1/auth/link", { token: TOKEN, kind: "verify" });
    const down = given({ refusal: new AppError("internal") });
    expect(await loadMailLink(down.facts, url, "verify")).toEqual({ token: TOKEN, state: "open" });
  });

  it("A malformed or truncated token is not checked", async () => {
    const { facts, send } = given();
    for (const search of ["", "?token=", `?token=${TOKEN.slice(1)}`])
      expect(await loadMailLink(facts, at(`/xac-nhan-email${search}`), "verify")).toEqual({
        ...{ token: null, state: null },
      });
    expect(send).not.toHaveBeenCalled();
  });

  it("The form of a mail link verifies the e-mail, and redirects readers to the profile, others to the login page", async () => {
    const fields = form({ intent: "verify", token: TOKEN });
    const { facts, send } = given({ isReader: true });
    expect(wayOf(await verifyEmail(facts, fields))).toEqual([303, "/thanh-vien/ho-so?done=verified"]);
    expect(send).toHaveBeenCalledWith("/oapi/v1/auth/verify", { token: TOKEN });
    expect(wayOf(await verifyEmail(given().facts, fields))).toEqual([
      ...[303, "/dang-nhap?back=%2Fthanh-vien%2Fho-so&done=verified"],
    ]);
  });
});
