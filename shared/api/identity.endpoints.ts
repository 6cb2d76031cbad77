import * as z from "zod/mini";
import { IdentityRemoval, IdentityReturn, IdentityStart, LogInWays } from "../account/identity.schema.ts";
import { Me } from "../account/index.ts";
import { endpoint } from "./endpoint.ts";

const Location = z.object({ location: z.string() });

/**
 * Calls of log-ins by Google and Zalo. Edge makes those with a ceremony for the browser at `/auth/<provider>`; without
 * keys they are `route_not_found`. Failures are `validation_failed` with a code of `IDENTITY_ERRORS` at `provider`.
 */
export const identityEndpoints = {
  authIdentityStart: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/identity/start",
    summary: "Starts a log-in by Google or Zalo: the address to send the browser to.",
    body: IdentityStart,
    answer: Location,
    freshness: "private",
    access: "visitor",
  }),
  authIdentity: endpoint({
    upstream: "content",
    method: "POST",
    path: "auth/identity",
    summary:
      "Ends a log-in by Google or Zalo with the parameters of their redirect: logs the reader in, or creates an account (`is_new`). An account with the same verified e-mail is never taken over: `provider_email_taken`.",
    body: IdentityReturn,
    answer: z.object({ user: Me, is_new: z.boolean() }),
    freshness: "private",
    access: "visitor",
  }),
  usersMeLogins: endpoint({
    upstream: "content",
    path: "users/me/logins",
    summary: "The ways to log in to the reader's account: password, Google, Zalo.",
    answer: LogInWays,
    freshness: "private",
    access: "reader",
  }),
  usersMeLoginsStart: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/logins/start",
    summary: "Starts linking Google or Zalo. Requires a log-in within the last fifteen minutes.",
    body: IdentityStart,
    answer: Location,
    freshness: "private",
    access: "reader",
  }),
  usersMeLoginsAdd: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/logins",
    summary: "Ends linking with the parameters of the provider's redirect, in the session that started it.",
    body: IdentityReturn,
    answer: LogInWays,
    freshness: "private",
    access: "reader",
  }),
  usersMeLoginsDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "users/me/logins/delete",
    summary: "Unlinks Google or Zalo. Requires the password. The last way to log in stays.",
    body: IdentityRemoval,
    answer: LogInWays,
    freshness: "private",
    access: "reader",
  }),
} as const;
