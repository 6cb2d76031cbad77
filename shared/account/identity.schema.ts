import * as z from "zod/mini";
import { Lang } from "../url/locale.schema.ts";
import { DEFAULT_LOCALE } from "../url/locale.ts";
import { ConfirmForm } from "./account.schema.ts";
import { IDENTITY_PROVIDERS } from "./identity.table.ts";

/** Log-ins by an account of another site, as they travel. */

export const IdentityStart = z.object({ provider: z.enum(IDENTITY_PROVIDERS) });

/** Parameters with which a provider sends the browser back (RFC 6749, 4.1.2; `iss` RFC 9207). */
export const IdentityReturn = z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  state: z.string().check(z.minLength(1), z.maxLength(512)),
  iss: z._default(z.nullable(z.string().check(z.maxLength(512))), null),
  /** Language of a new account's nickname, if the provider's name does not fit. */
  language: z._default(Lang, DEFAULT_LOCALE),
});
export type IdentityReturn = z.infer<typeof IdentityReturn>;

/** Removes a linked log-in (`users/me/logins/delete`). */
export const IdentityRemoval = z.extend(ConfirmForm, { provider: z.enum(IDENTITY_PROVIDERS) });

/** An account of another site that logs in to the reader's. Times in seconds UTC. */
export const LinkedLogin = z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  /** E-mail or name of that account when it was linked. */
  name: z.nullable(z.string()),
  created_at: z.int(),
  /** Last log-in with it; null for never. */
  used_at: z.nullable(z.int()),
});
export type LinkedLogin = z.infer<typeof LinkedLogin>;

/** The ways to log in to the reader's account. */
export const LogInWays = z.object({
  /** False for an account that was created by another site's and has no password yet. */
  has_password: z.boolean(),
  logins: z.array(LinkedLogin),
  /** Providers that this site offers. */
  offered: z.array(z.enum(IDENTITY_PROVIDERS)),
  /** The only way to log in, which cannot be removed; null while there are others. */
  only: z.nullable(z.enum(IDENTITY_PROVIDERS)),
});
export type LogInWays = z.infer<typeof LogInWays>;
