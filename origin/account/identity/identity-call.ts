import type { Caller } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import type { IdentityError, IdentityProvider } from "#shared/account/identity.table.ts";
import type { AppError } from "#shared/errors/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { IdentityClient } from "./identity-client.ts";

/** Dependencies of log-ins by other sites' accounts. */
export interface IdentityDeps extends AccountDeps {
  /** Clients of the providers that the site offers. */
  readonly clients: Readonly<Partial<Record<IdentityProvider, IdentityClient>>>;
  readonly secret: string;
}

/** A flow of one browser: of a visitor (a log-in), or of a reader who links. */
export interface IdentityCall {
  readonly provider: IdentityProvider;
  readonly caller: Caller;
  /** Null for a log-in. */
  readonly sessionId: number | null;
  readonly nowMs: number;
}

/** A refusal with its reason for the reader. */
export const identityError = (code: IdentityError): AppError => wrongFields({ provider: code });
