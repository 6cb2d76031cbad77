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
import type { FieldError } from "#shared/errors/field-error.table.ts";
import { type Complaints, firstComplaints } from "#web/platform/forms/form-answer.ts";

/** What a form holds, by the names of its fields. */
export type Payload = Readonly<Record<string, FormValue>>;

/** What a picture may be; what is in it is looked at by the service. */
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** A solved challenge, or the answer to the question that stands for it: shared/account/captcha.schema.ts. */
function captchaOf({ captcha, captcha_token, captcha_answer }: Payload): string {
  if (typeof captcha === "string" && captcha !== "") return captcha;
  const isAnswered = typeof captcha_answer === "string" && captcha_answer.trim() !== "";
  return isAnswered ? `${String(captcha_token)}:${captcha_answer.trim()}` : "";
}

/** What of a form its call takes: a form knows texts only, and what has not been ticked is not there at all. */
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
} as const;

/** A form of texts. */
export type TextForm = keyof typeof schemas;

type Checked =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly complaints: Complaints };

/** What a form sends, or what is wrong with it; each field tells its first complaint only. */
export function checkForm(form: TextForm, payload: Payload): Checked {
  const parsed = schemas[form].safeParse(bodies[form](payload));
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, complaints: firstComplaints(parsed.error.issues) };
}

/** What is wrong with a picture before anybody has looked into it; null for one that can be sent. */
export function avatarComplaint(file: unknown): FieldError | null {
  if (!(file instanceof File) || file.size === 0) return "avatar_required";
  if (file.size > AVATAR_BYTES) return "avatar_too_large";
  return AVATAR_TYPES.includes(file.type) ? null : "avatar_not_picture";
}

/** The complaint of the password that another e-mail or phone needs, where none is given. `stored` are those of the account. */
export function missingConfirmation(
  payload: Payload,
  stored: Readonly<Record<string, string | null>>,
): Complaints {
  const isChanged = (field: "email" | "phone"): boolean => {
    const read = ProfileForm.shape[field].safeParse(payload[field] ?? null);
    return !read.success || read.data !== stored[field];
  };
  const isGiven = typeof payload.current_password === "string" && payload.current_password !== "";
  return isGiven || !(isChanged("email") || isChanged("phone"))
    ? {}
    : { current_password: ["password_required"] };
}
