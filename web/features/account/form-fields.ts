import type { FormValue } from "@conform-to/react/future";
import {
  ConfirmForm,
  ForgotForm,
  LoginForm,
  MailLanguage,
  PasswordForm,
  ProfileForm,
  RegisterForm,
  ResetForm,
  VerifyForm,
} from "#shared/account/account.schema.ts";
import { AVATAR_BYTES } from "#shared/account/account-rules.table.ts";
import { IdentityRemoval } from "#shared/account/identity.schema.ts";
import type { FieldError } from "#shared/errors/field-error.table.ts";
import { type FieldErrors, firstErrors } from "#web/platform/forms/form-answer.ts";

/** The values of a form by field name. */
export type Payload = Readonly<Record<string, FormValue>>;

/** Limits of a picture file; the service checks the content. */
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** A solved challenge, or the answer to the fallback question: shared/account/captcha.schema.ts. */
function captchaOf({ captcha, captcha_token, captcha_answer }: Payload): string {
  if (typeof captcha === "string" && captcha !== "") return captcha;
  const isAnswered = typeof captcha_answer === "string" && captcha_answer.trim() !== "";
  return isAnswered ? `${String(captcha_token)}:${captcha_answer.trim()}` : "";
}

/** The request body made from a form: forms hold text only, and leave out unchecked boxes. */
const bodies = {
  login: (payload: Payload) => ({
    account: payload.account,
    password: payload.password,
    remember: payload.remember === "on",
    captcha: captchaOf(payload) || null,
  }),
  register: (payload: Payload) => ({ ...payload, captcha: captchaOf(payload) }),
  forgot: (payload: Payload) => payload,
  reset: (payload: Payload) => payload,
  verify: (payload: Payload) => payload,
  verification: (payload: Payload) => payload,
  info: (payload: Payload) => payload,
  password: (payload: Payload) => payload,
  delete: (payload: Payload) => payload,
  unlink_google: (payload: Payload) => ({ ...payload, provider: "google" }),
  unlink_zalo: (payload: Payload) => ({ ...payload, provider: "zalo" }),
} as const;

const schemas = {
  login: LoginForm,
  register: RegisterForm,
  forgot: ForgotForm,
  reset: ResetForm,
  verify: VerifyForm,
  verification: MailLanguage,
  info: ProfileForm,
  password: PasswordForm,
  delete: ConfirmForm,
  unlink_google: IdentityRemoval,
  unlink_zalo: IdentityRemoval,
} as const;

/** A form of text values. */
export type TextForm = keyof typeof schemas;

type Checked =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly field_errors: FieldErrors };

/** The parsed form or its errors; each field reports its first error only. */
export function checkForm(form: TextForm, payload: Payload): Checked {
  const parsed = schemas[form].safeParse(bodies[form](payload));
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, field_errors: firstErrors(parsed.error.issues) };
}

/** The error of a picture file, checked without decoding it; null if it can be sent. */
export function avatarError(file: unknown): FieldError | null {
  if (!(file instanceof File) || file.size === 0) return "avatar_required";
  if (file.size > AVATAR_BYTES) return "avatar_too_large";
  return AVATAR_TYPES.includes(file.type) ? null : "avatar_not_picture";
}

/**
 * The error of a missing password where a new e-mail or phone needs one. `stored` holds the account's current contacts.
 */
export function missingConfirmation(
  payload: Payload,
  stored: Readonly<Record<string, string | null>>,
): FieldErrors {
  const isChanged = (field: "email" | "phone"): boolean => {
    const read = ProfileForm.shape[field].safeParse(payload[field] ?? null);
    return !read.success || read.data !== stored[field];
  };
  const isGiven = typeof payload.current_password === "string" && payload.current_password !== "";
  return isGiven || !(isChanged("email") || isChanged("phone"))
    ? {}
    : { current_password: ["password_required"] };
}
