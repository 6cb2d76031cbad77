export { nameKey } from "./account.rules.ts";
export {
  AccountEvent,
  ConfirmForm,
  ForgotForm,
  LoginForm,
  MailLanguage,
  MailLinkForm,
  MailLinkState,
  Me,
  PasswordForm,
  ProfileForm,
  RegisterForm,
  ResetForm,
  SessionRow,
  VerifyForm,
} from "./account.schema.ts";
export { AVATAR_BYTES, AVATAR_SIDE } from "./account-rules.table.ts";
export { Captcha } from "./captcha.schema.ts";
export type { Role } from "./roles.table.ts";
export {
  ADDRESS_HEADER,
  CEREMONY_HEADER,
  type IssuedSession,
  isToken,
  LONGEST_SESSION_SECONDS,
  readSessionValue,
  SESSION_HEADER,
  SESSION_SECONDS,
  SIGNED_IN_COOKIE,
  SITE_HEADER,
  sessionValue,
} from "./session-header.ts";
