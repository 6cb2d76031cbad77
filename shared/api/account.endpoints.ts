import * as z from "zod/mini";
import { IDENTITY_PROVIDERS } from "../account/identity.table.ts";
import {
  AccountEvent,
  Captcha,
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
} from "../account/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { idField, intField, optionalIdField } from "./query-fields.ts";

/**
 * Calls of accounts (product spec section 7). Edge keeps the session (shared/account/session-header.ts). Wrong fields
 * are `validation_failed` with codes of `FIELD_ERRORS` by field.
 */
export const accountEndpoints = {
  captcha: endpoint({
    upstream: "content",
    path: "captcha",
    summary: "A new captcha challenge for a form. It expires after ten minutes and works once.",
    answer: z.object({ captcha: Captcha }),
    freshness: "private",
    access: "visitor",
  }),
  authRegister: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/register",
    summary: "Creates an account and logs the reader in.",
    body: RegisterForm,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "visitor",
  }),
  authLogin: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/login",
    summary:
      "Logs a reader in and ends the session that the request carries. After several wrong passwords `captcha` is required.",
    body: LoginForm,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "visitor",
  }),
  authLogout: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/logout",
    summary: "Ends the session. Succeeds without a session too.",
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  authOptions: endpoint({
    upstream: "content",
    path: "auth/options",
    summary:
      "Account options of this site. With `mail`, readers can reset a forgotten password and log in with a verified e-mail. `providers` are the other sites whose accounts log in here.",
    answer: z.object({
      mail: z.boolean(),
      providers: z._default(z.array(z.enum(IDENTITY_PROVIDERS)), []),
    }),
    freshness: "private",
    access: "visitor",
  }),
  authForgot: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/forgot",
    summary:
      "Sends a reset link to the verified e-mail of an account, identified by account name or e-mail. The response does not reveal whether the account exists.",
    body: ForgotForm,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  authReset: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/reset",
    summary:
      "Sets a new password by the token of a reset link, which works once, for an hour. Ends every session and starts none.",
    body: ResetForm,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  authLink: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/link",
    summary:
      "Looks up the token of a mailed link without consuming it: `open`, `used` (its e-mail is verified), `taken` (by another account) or `over` (expired).",
    body: MailLinkForm,
    answer: z.object({ state: MailLinkState }),
    freshness: "private",
    access: "visitor",
    writes: false,
  }),
  authVerify: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/verify",
    summary:
      "Verifies an e-mail by the token of a verification link, which works once, for a day. The reader can then log in with the e-mail.",
    body: VerifyForm,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  usersMe: endpoint({
    upstream: "content",
    path: "users/me",
    summary: "The profile of the logged-in reader.",
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMeUpdate: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me",
    summary:
      "Changes the reader's profile; a new e-mail or phone needs `current_password`. Role, account name and brand code cannot be changed.",
    body: ProfileForm,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMePassword: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/password",
    summary: "Changes the password. Ends every other session and gives this one a new token.",
    body: PasswordForm,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMeEmailVerify: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/email/verify",
    summary:
      "Sends another verification link to the reader's e-mail. Sends nothing if the e-mail is verified or missing.",
    body: MailLanguage,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMeAvatar: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/avatar",
    summary:
      "Sets the avatar from a picture (JPEG, PNG or WebP as the body, at most 2 MB), which is cropped to a square, resized and re-encoded. An empty body removes the avatar.",
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMeSessions: endpoint({
    upstream: "content",
    path: "users/me/sessions",
    summary: "The reader's sessions, the most recently used first.",
    answer: z.object({ sessions: z.array(SessionRow) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeSessionsEnd: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/sessions/end",
    summary:
      "Ends one of the reader's sessions, or with `id` null all but this one; `data_not_found` for a session of another reader.",
    body: z.object({ id: z.nullable(z.int()) }),
    answer: z.object({ sessions: z.array(SessionRow) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeEvents: endpoint({
    upstream: "content",
    path: "users/me/events",
    summary:
      "The security log of the reader's account, newest first: log-ins and changes of password, e-mail, phone, passkeys, sessions and role, each with its browser. For the next page pass the last number of this one as `before`. Entries are kept for ninety days.",
    query: { before: optionalIdField(), limit: intField({ min: 1, max: 100, default: 20 }) },
    answer: z.object({ events: z.array(AccountEvent) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeTicket: endpoint({
    upstream: "content",
    path: "users/me/ticket",
    summary: "A ticket that lets the reader write in the room of a match. It expires after a minute.",
    query: { match_id: idField() },
    answer: z.object({ ticket: z.string(), expires_at_ms: z.int() }),
    freshness: "private",
    access: "reader",
  }),
  usersMeExport: endpoint({
    upstream: "content",
    path: "users/me/export",
    summary: "Exports all stored data of the reader, without password and tokens.",
    answer: z.object({ export: z.record(z.string(), z.unknown()) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/delete",
    summary:
      "Deletes the account and all stored data of the reader, immediately and permanently. Requires the password.",
    body: ConfirmForm,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
} as const;
