import type { IdentityReturn } from "#shared/account/identity.schema.ts";

/** An account of another site, as that site states it. */
export interface Identity {
  /** Its id, which never changes. */
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  /** True only if the provider itself is the authority over the address. */
  readonly isEmailVerified: boolean;
}

/** What binds a return to its start; nonce and verifier never leave the server. */
export interface IdentityFlow {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636): 43 characters of base64url. */
  readonly verifier: string;
}

/** The client of one provider. */
export interface IdentityClient {
  /** Address that asks the reader for consent. */
  readonly authorizationUrl: (flow: IdentityFlow) => Promise<URL>;
  /** Exchanges the code and verifies the answer. Rejects for any answer that cannot be trusted. */
  readonly identify: (returned: IdentityReturn, flow: IdentityFlow) => Promise<Identity>;
}

/** Fetch function of the Worker. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Time limit of one request to a provider. */
export const IDENTITY_TIMEOUT_MS = 5_000;
