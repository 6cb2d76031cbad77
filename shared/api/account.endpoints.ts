import * as z from "zod/mini";
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
 * Calls of accounts, from product spec section 7. Edge keeps the session: it takes the token out of the reader's
 * cookie, and stores the service's session headers in one (shared/account/session-header.ts). Wrong fields are
 * `validation_failed` with codes of `FIELD_ERRORS` by field.
 */
export const accountEndpoints = {
  captcha: endpoint({
    upstream: "content",
    path: "captcha",
    summary: "A fresh challenge for a form that only people fill in; good for ten minutes and one use.",
    answer: z.object({ captcha: Captcha }),
    freshness: "private",
    access: "visitor",
  }),
  authRegister: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/register",
    summary: "Makes an account and logs its reader in.",
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
      "Logs a reader in; a session that came with the request ends. After several wrong passwords `captcha` is wanted.",
    body: LoginForm,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "visitor",
  }),
  authLogout: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/logout",
    summary: "Ends the session. Without one there is nothing to do, and nothing wrong.",
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  authOptions: endpoint({
    upstream: "content",
    path: "auth/options",
    summary:
      "Options of accounts on this site. With `mail` there is a way back for forgotten passwords, and an e-mail logs in once it is verified.",
    answer: z.object({ mail: z.boolean() }),
    freshness: "private",
    access: "visitor",
  }),
  authForgot: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/forgot",
    summary:
      "Sends a reset link to the verified e-mail of an account, named by account name or e-mail. The answer is the same whether there is one or not.",
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
      "Sets a new password by the token of a reset link, which works once, for an hour. Ends every session and begins none.",
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
      "Looks up the token of a mail's link without using it: `open`, `used` (its e-mail is verified), `taken` (by another account) or `over`.",
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
      "Verifies an e-mail by the token of a verification link, which works once, for a day. The e-mail logs in from then on.",
    body: VerifyForm,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
  usersMe: endpoint({
    upstream: "content",
    path: "users/me",
    summary: "The reader himself.",
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMeUpdate: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me",
    summary:
      "Changes what the reader says of himself; another e-mail or phone needs `current_password`. Role, account name and brand code stay what they are.",
    body: ProfileForm,
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMePassword: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/password",
    summary: "Changes the password. Every other session ends, and this one goes on under a new token.",
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
      "Sends another verification link to the reader's e-mail; nothing where it is verified, or none is set.",
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
      "Takes a picture (JPEG, PNG or WebP as the body, at most 2 MB) as the avatar: cut square, made small, written anew. An empty body takes the avatar away.",
    answer: z.object({ user: Me }),
    freshness: "private",
    access: "reader",
  }),
  usersMeSessions: endpoint({
    upstream: "content",
    path: "users/me/sessions",
    summary: "Where the reader is logged in, the last used first.",
    answer: z.object({ sessions: z.array(SessionRow) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeSessionsEnd: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/sessions/end",
    summary:
      "Ends one of the reader's sessions, or with `id` null all but this one; `data_not_found` for an id that is none of his.",
    body: z.object({ id: z.nullable(z.int()) }),
    answer: z.object({ sessions: z.array(SessionRow) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeEvents: endpoint({
    upstream: "content",
    path: "users/me/events",
    summary:
      "What happened to the reader's account, the newest first: log-ins and changes of password, e-mail, phone, passkeys, sessions and role, with the browser in which each was done. The next page begins `before` the last number of this one. Kept for ninety days.",
    query: { before: optionalIdField(), limit: intField({ min: 1, max: 100, default: 20 }) },
    answer: z.object({ events: z.array(AccountEvent) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeTicket: endpoint({
    upstream: "content",
    path: "users/me/ticket",
    summary: "A ticket with which the reader joins the room of a match to write there; good for a minute.",
    query: { match_id: idField() },
    answer: z.object({ ticket: z.string(), expires_at_ms: z.int() }),
    freshness: "private",
    access: "reader",
  }),
  usersMeExport: endpoint({
    upstream: "content",
    path: "users/me/export",
    summary: "Everything that is stored of the reader, for his own keeping. Neither password nor tokens.",
    answer: z.object({ export: z.record(z.string(), z.unknown()) }),
    freshness: "private",
    access: "reader",
  }),
  usersMeDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/delete",
    summary:
      "Deletes the account and what is stored of its reader, at once and for good. The password confirms it.",
    body: ConfirmForm,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
} as const;
