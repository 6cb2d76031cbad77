import * as z from "zod/mini";
import type { FieldError } from "../errors/field-error.table.ts";
import { isVisibleName, isVisibleText, lengthOf } from "../form/text.rules.ts";
import { fieldError, isGiven, ruled, textField } from "../form/text-field.ts";
import { Lang } from "../url/locale.schema.ts";
import { DEFAULT_LOCALE } from "../url/locale.ts";
import { isEmail, parsePhone } from "./account.rules.ts";
import { ACCOUNT_EVENTS } from "./account-event.table.ts";
import { ACCOUNT_LENGTHS } from "./account-rules.table.ts";
import { ROLES } from "./roles.table.ts";

/**
 * Account forms, validated alike in the browser, without scripts and at the call; a field reports its first error only.
 */

/** A text that may be left out or empty, and is null then. */
const optionalField = <Kept extends string>(error: FieldError, parse: (text: string) => Kept | null) =>
  z._default(
    z.pipe(
      z.nullable(z.string(fieldError(error))),
      z.transform((text, context): Kept | null => {
        if (text === null || text.trim() === "") return null;
        const kept = parse(text.trim());
        if (kept === null) context.issues.push({ code: "custom", message: error, input: text });
        return kept;
      }),
    ),
    null,
  );

const atMost =
  (field: keyof typeof ACCOUNT_LENGTHS) =>
  (text: string): boolean =>
    lengthOf(text) <= ACCOUNT_LENGTHS[field].max;
const atLeast =
  (field: keyof typeof ACCOUNT_LENGTHS) =>
  (text: string): boolean =>
    lengthOf(text) >= ACCOUNT_LENGTHS[field].min;

const userName = () =>
  textField("account_required", [
    ["account_short", atLeast("user_name")],
    ["account_long", atMost("user_name")],
    ["account_characters", (text) => /^[a-z0-9][a-z0-9._-]*$/i.test(text)],
  ]);
const nickName = () =>
  textField("nick_name_required", [
    ["nick_name_short", atLeast("nick_name")],
    ["nick_name_long", atMost("nick_name")],
    ["nick_name_characters", isVisibleName],
  ]);
/** Never tidied: every character of a password counts. */
const passwordField = () =>
  z
    .string(fieldError("password_required"))
    .check(
      ruled(
        ["password_required", isGiven],
        ["password_short", atLeast("password")],
        ["password_long", atMost("password")],
      ),
    );
/** The current password: its rules are checked only where a password is set. */
const knownPassword = () =>
  z
    .string(fieldError("password_required"))
    .check(ruled(["password_required", isGiven], ["password_wrong", atMost("password")]));
/** The same where a form needs it for some changes only; null where it is left out or empty. */
const knownPasswordIfAny = () =>
  z._default(
    z.pipe(
      z.nullable(
        z.string(fieldError("password_required")).check(ruled(["password_wrong", atMost("password")])),
      ),
      z.transform((text) => (text === "" ? null : text)),
    ),
    null,
  );
/** The new password once more: forms no longer ask for it, but a request that sends it must send the same one. */
const passwordAgain = () =>
  z.optional(
    z.string(fieldError("password_again_short")).check(ruled(["password_again_short", atLeast("password")])),
  );
const email = () => optionalField("email_format", (text) => (isEmail(text) ? text : null));
const phone = () => optionalField("phone_invalid", parsePhone);
const brandCode = () =>
  optionalField("brand_code_unknown", (text) => (atMost("brand_code")(text) ? text : null));
const captcha = () =>
  z
    .string(fieldError("captcha_required"))
    .check(ruled(["captcha_required", isGiven], ["captcha_wrong", (text) => text.length <= 4096]));

/** Language of a mail that the form causes. */
const language = () => z._default(Lang, DEFAULT_LOCALE);
/** The token in a mail's link: the service verifies it, and returns `token_invalid` or `link_expired`. */
const linkToken = () => z._default(z.string(), "");

interface Passwords {
  readonly password: string;
  readonly password_confirm?: string | undefined;
}

/** The same password twice, if it was sent twice; reported even while other fields are wrong. */
const samePassword = <Fields extends Passwords>() =>
  z.refine<Fields>(({ password, password_confirm }) => password === password_confirm, {
    error: fieldError("password_mismatch"),
    path: ["password_confirm"],
    when: ({ value }) => isAgain(value),
  });

const isAgain = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "password_confirm" in value &&
  typeof value.password_confirm === "string" &&
  atLeast("password")(value.password_confirm);

/** Fields of a new account (`auth/register`). */
export const RegisterForm = z
  .object({
    user_name: userName(),
    nick_name: nickName(),
    email: email(),
    phone: phone(),
    brand_code: brandCode(),
    password: passwordField(),
    password_confirm: passwordAgain(),
    captcha: captcha(),
    language: language(),
  })
  .check(samePassword());
export type RegisterForm = z.infer<typeof RegisterForm>;

/** Fields of a log-in (`auth/login`): account name, nickname or e-mail. `captcha` once the service requires it. */
export const LoginForm = z.object({
  account: textField("account_required"),
  password: passwordField(),
  remember: z._default(z.boolean(), false),
  captcha: z._default(z.nullable(captcha()), null),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** Profile fields that readers edit (`users/me`). */
export const ProfileForm = z.object({
  full_name: textField("name_required", [
    ["name_long", atMost("full_name")],
    ["name_long", isVisibleText],
  ]),
  nick_name: nickName(),
  email: email(),
  phone: phone(),
  /** Needed to change e-mail or phone. */
  current_password: knownPasswordIfAny(),
  language: language(),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** A new password for the old one (`users/me/password`). */
export const PasswordForm = z
  .object({
    current_password: knownPassword(),
    password: passwordField(),
    password_confirm: passwordAgain(),
  })
  .check(
    samePassword(),
    z.refine(({ current_password, password }) => password === "" || current_password !== password, {
      error: fieldError("password_same"),
      path: ["password"],
    }),
  );
export type PasswordForm = z.infer<typeof PasswordForm>;

/** Confirmation of an action that cannot be undone (`users/me/delete`). */
export const ConfirmForm = z.object({
  current_password: knownPassword(),
});

/** A request for a mail with a reset link (`auth/forgot`): account name or e-mail. */
export const ForgotForm = z.object({
  account: textField("account_required"),
  language: language(),
});

/** A new password by the link of a mail (`auth/reset`). */
export const ResetForm = z
  .object({ token: linkToken(), password: passwordField(), password_confirm: passwordAgain() })
  .check(samePassword());
export type ResetForm = z.infer<typeof ResetForm>;

/** The link of a verification mail (`auth/verify`). */
export const VerifyForm = z.object({ token: linkToken() });
export type VerifyForm = z.infer<typeof VerifyForm>;

/** A link of a mail that is only looked up (`auth/link`). */
export const MailLinkForm = z.object({ token: linkToken(), kind: z.enum(["reset", "verify"]) });
export type MailLinkForm = z.infer<typeof MailLinkForm>;

/**
 * The state of a link in a mail. `open`: it can be used. `used`: it has verified its address. `taken`: another account has verified
 * the address. `over`: it has expired, was replaced or used to reset a password, or was never sent.
 */
export const MailLinkState = z.enum(["open", "used", "taken", "over"]);
export type MailLinkState = z.infer<typeof MailLinkState>;

/** Another verification mail (`users/me/email/verify`). */
export const MailLanguage = z.object({ language: language() });

/** The reader's account, visible to the reader alone. Times in seconds UTC. */
export const Me = z.object({
  id: z.int(),
  user_name: z.string(),
  nick_name: z.string(),
  full_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Null for an address that was never verified by a mail. */
  email_verified_at: z.nullable(z.int()),
  /** E.164. */
  phone: z.nullable(z.string()),
  brand_code: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** Path on this site; null where the reader has set none. */
  avatar: z.nullable(z.string()),
  created_at: z.int(),
});
export type Me = z.infer<typeof Me>;

/** A place where the reader is logged in. */
export const SessionRow = z.object({
  id: z.int(),
  /** The session of this request. */
  current: z.boolean(),
  /** User agent of the browser, shortened; null where it sends none. */
  user_agent: z.nullable(z.string()),
  remember: z.boolean(),
  created_at: z.int(),
  /** Within the hour. */
  seen_at: z.int(),
  expires_at: z.int(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** Something that happened to the reader's account. */
export const AccountEvent = z.object({
  id: z.int(),
  kind: z.enum(ACCOUNT_EVENTS),
  /** Seconds UTC. */
  at: z.int(),
  /** Of the browser in which it was done, as in {@link SessionRow}; null where there was none. */
  user_agent: z.nullable(z.string()),
  /** Browser of the session that was ended (`session_ended`), as in {@link SessionRow}; null for other kinds and where it is not known. */
  ended_agent: z.nullable(z.string()),
  /** True if the session of this request did it. */
  current: z.boolean(),
});
export type AccountEvent = z.infer<typeof AccountEvent>;
