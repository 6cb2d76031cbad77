import { describe, expect, it } from "vitest";
import { avatarError, checkForm } from "./form-fields.ts";

const registration = {
  user_name: "nguyenvana",
  nick_name: "Nguyễn A",
  password: "matkhau-1",
  password_confirm: "matkhau-1",
};

describe("Parsing of form texts", () => {
  it("Form texts become the call's body: a tick is true, and a missing one false", () => {
    const login = { account: "nguyenvana", password: "matkhau-1" };
    expect(checkForm("login", { ...login, remember: "on", captcha: "" })).toEqual({
      ok: true,
      body: { ...login, remember: true, captcha: null },
    });
    expect(checkForm("login", login)).toMatchObject({ ok: true, body: { remember: false } });
  });

  it("Form texts contain the captcha's solution, or else the answer to the question", () => {
    const captchaFields = { captcha_token: "t1", captcha_answer: " 11 " };
    expect(checkForm("register", { ...registration, ...captchaFields })).toMatchObject({
      body: { captcha: "t1:11" },
    });
    expect(checkForm("register", { ...registration, ...captchaFields, captcha: "solved" })).toMatchObject({
      body: { captcha: "solved" },
    });
    expect(checkForm("register", { ...registration, captcha_token: "t1", captcha_answer: " " })).toEqual({
      ok: false,
      field_errors: { captcha: ["captcha_required"] },
    });
  });

  it("Form texts unknown to the call are dropped", () => {
    const checked = checkForm("register", {
      ...registration,
      captcha: "solved",
      role: "operator",
      intent: "register",
    });
    expect(checked.ok && Object.keys(checked.body)).not.toContain("role");
  });

  it("Form texts report one error per field", () => {
    expect(checkForm("info", { full_name: "", nick_name: "abc", email: "x", phone: "1" })).toEqual({
      ok: false,
      field_errors: {
        full_name: ["name_required"],
        nick_name: ["nick_name_short"],
        email: ["email_format"],
        phone: ["phone_invalid"],
      },
    });
  });
});

describe("Picture files", () => {
  it.each([
    [new File([], "", { type: "application/octet-stream" }), "avatar_required"],
    [undefined, "avatar_required"],
    [new File([new Uint8Array(2 * 1024 * 1024 + 1)], "a.png", { type: "image/png" }), "avatar_too_large"],
    [new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }), "avatar_not_picture"],
    [new File(["x"], "a.webp", { type: "image/webp" }), null],
  ])("Picture %# is checked before it is sent", (file, fieldError) => {
    expect(avatarError(file)).toBe(fieldError);
  });
});
