export { nameKey } from "./account.rules.ts";
export {
  ConfirmForm,
  LoginForm,
  Me,
  PasswordForm,
  ProfileForm,
  RegisterForm,
  ROLES,
  SessionRow,
} from "./account.schema.ts";
export { AVATAR_BYTES, AVATAR_SIDE } from "./account-rules.table.ts";
export { Captcha } from "./captcha.schema.ts";
export {
  ADDRESS_HEADER,
  type IssuedSession,
  isToken,
  readSessionValue,
  SESSION_HEADER,
  SESSION_SECONDS,
  sessionValue,
} from "./session-header.ts";
