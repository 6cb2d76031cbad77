import { describe, expect, it } from "vitest";
import { fieldErrors } from "../api/index.ts";
import { LoginForm, PasswordForm, ProfileForm, RegisterForm } from "./account.schema.ts";

const registration = {
  user_name: "nguyenvana",
  nick_name: "Nguyễn A",
  password: "matkhau-1",
  password_confirm: "matkhau-1",
  captcha: "solved",
};

const errorsOf = (
  schema: typeof RegisterForm | typeof LoginForm | typeof ProfileForm | typeof PasswordForm,
  form: object,
) => {
  const parsed = schema.safeParse(form);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe("a registration", () => {
  it("A registration is tidied, with null for empty fields", () => {
    const form = {
      ...registration,
      user_name: " nguyenvana ",
      nick_name: "Nguyễn   A",
      email: "",
      phone: "0912 345 678",
    };
    expect(RegisterForm.parse(form)).toEqual({
      ...registration,
      ...{ email: null, phone: "+84912345678", brand_code: null, language: "vi" },
    });
  });

  it.each([
    ["user_name", undefined, "account_required"],
    ["user_name", "   ", "account_required"],
    ["user_name", "abcde", "account_short"],
    ["user_name", "a".repeat(33), "account_long"],
    ["user_name", "nguyễn văn a", "account_characters"],
    ["nick_name", "", "nick_name_required"],
    ["nick_name", "Đội⚽🏆", "nick_name_short"],
    ["nick_name", "a".repeat(33), "nick_name_long"],
    ["nick_name", "admin\u200Bistrator", "nick_name_characters"],
    ["nick_name", "Nguyễn\uFE0F A", "nick_name_characters"],
    ["email", "a@b", "email_format"],
    ["email", 7, "email_format"],
    ["phone", "12345", "phone_invalid"],
    ["brand_code", "x".repeat(33), "brand_code_unknown"],
    ["password", "", "password_required"],
    ["password", "1234567", "password_short"],
    ["password", "x".repeat(129), "password_long"],
    ["password_confirm", "1234567", "password_again_short"],
    ["password_confirm", "matkhau-2", "password_mismatch"],
    ["captcha", "", "captcha_required"],
    ["captcha", null, "captcha_required"],
    ["captcha", "x".repeat(4097), "captcha_wrong"],
  ])("A registration with %s %j is refused: %s", (field, value, code) => {
    const errors = errorsOf(RegisterForm, { ...registration, [field]: value });
    expect(errors[field]).toEqual([code]);
  });

  it("A registration reports the error of every field at once, also that the passwords differ", () => {
    expect(
      errorsOf(RegisterForm, {
        ...registration,
        nick_name: "",
        email: "x",
        password_confirm: "12345678",
      }),
    ).toEqual({
      nick_name: ["nick_name_required"],
      email: ["email_format"],
      password_confirm: ["password_mismatch"],
    });
  });

  it("A registration needs no repeated password, and refuses another one, also an empty one", () => {
    const { password_confirm: _, ...once } = registration;
    expect(RegisterForm.parse(once)).not.toHaveProperty("password_confirm");
    expect(errorsOf(RegisterForm, { ...once, password_confirm: "" })).toEqual({
      password_confirm: ["password_again_short"],
    });
  });

  it("A registration takes no role and no id", () => {
    expect(RegisterForm.parse({ ...registration, role: "operator", id: 1 })).not.toHaveProperty("role");
  });
});

describe("other forms", () => {
  it("A log-in takes account name, nickname or e-mail", () => {
    expect(LoginForm.parse({ account: "a", password: "12345678" })).toEqual({
      ...{ account: "a", password: "12345678", remember: false, captcha: null },
    });
    expect(errorsOf(LoginForm, { account: "", password: "1234567" })).toEqual({
      account: ["account_required"],
      password: ["password_short"],
    });
  });

  it("The password of a profile is taken unchanged, and an empty one as none", () => {
    const profile = { full_name: "A", nick_name: "Nguyễn A" };
    for (const [given, kept] of [
      [undefined, null],
      [null, null],
      ["", null],
      [" matkhau 1 ", " matkhau 1 "],
    ])
      expect(ProfileForm.parse({ ...profile, current_password: given }).current_password).toBe(kept);
    expect(errorsOf(ProfileForm, { ...profile, current_password: "x".repeat(129) })).toEqual({
      current_password: ["password_wrong"],
    });
  });

  it("A deletion needs a name, and the old password", () => {
    expect(errorsOf(ProfileForm, { full_name: " ", nick_name: "Nguyễn A" })).toEqual({
      full_name: ["name_required"],
    });
    expect(
      errorsOf(PasswordForm, {
        current_password: "",
        password: "12345678",
        password_confirm: "12345678",
      }),
    ).toEqual({ current_password: ["password_required"] });
    const same = { current_password: "matkhau-1", password: "matkhau-1", password_confirm: "matkhau-1" };
    expect(errorsOf(PasswordForm, same)).toEqual({ password: ["password_same"] });
    expect(errorsOf(PasswordForm, { current_password: "matkhau-1", password: "matkhau-2" })).toEqual({});
    const empty = { current_password: "", password: "", password_confirm: "" };
    expect(errorsOf(PasswordForm, empty).password).toEqual(["password_required"]);
  });
});
