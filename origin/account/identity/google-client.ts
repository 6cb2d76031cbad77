import * as oauth from "oauth4webapi";
import type { Fetch, Identity, IdentityClient, IdentityFlow } from "./identity-client.ts";
import { IDENTITY_TIMEOUT_MS } from "./identity-client.ts";
import type { GoogleSettings } from "./identity-settings.ts";

/** Endpoints change rarely; keys have their own age in the library's cache. */
const METADATA_MS = 3_600_000;

/**
 * Google states `email_verified` for addresses of other hosts too, whose owners may have changed since. It is the
 * authority over its own and those of Workspace (`hd`) only: developers.google.com/identity/openid-connect, "ID token".
 */
const isAuthority = (claims: oauth.IDToken): boolean =>
  claims.email_verified === true &&
  (typeof claims.hd === "string" || String(claims.email).toLowerCase().endsWith("@gmail.com"));

const textIn = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function identityOf(claims: oauth.IDToken): Identity {
  const email = claims.email_verified === true ? textIn(claims.email) : null;
  return {
    ...{ subject: claims.sub, name: textIn(claims.name), email },
    isEmailVerified: email !== null && isAuthority(claims),
  };
}

interface GoogleDeps {
  readonly fetch: Fetch;
  readonly now: () => number;
}

/** OpenID Connect with PKCE and nonce; the ID token's signature, issuer, audience and age are verified (decision 053). */
export function createGoogleClient(
  { clientId, clientSecret, issuer }: GoogleSettings,
  { fetch, now }: GoogleDeps,
): IdentityClient {
  const jwksCache: oauth.JWKSCacheInput = {};
  let known: { readonly server: oauth.AuthorizationServer; readonly until: number } | null = null;

  const options = () => ({
    [oauth.customFetch]: (url: string, init: object) => fetch(url, init as RequestInit),
    // Plain http is a local test provider (identity-settings.ts).
    [oauth.allowInsecureRequests]: issuer.startsWith("http:"),
    signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS),
  });

  async function serverOf(): Promise<oauth.AuthorizationServer> {
    if (known !== null && known.until > now()) return known.server;
    const url = new URL(issuer);
    const response = await oauth.discoveryRequest(url, options());
    const server = await oauth.processDiscoveryResponse(url, response);
    known = { server, until: now() + METADATA_MS };
    return server;
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, verifier }: IdentityFlow) {
      const { authorization_endpoint } = await serverOf();
      if (authorization_endpoint === undefined) throw new Error("the issuer has no authorization endpoint");
      const url = new URL(authorization_endpoint);
      const parameters = {
        ...{ response_type: "code", client_id: clientId, redirect_uri: redirectUri },
        ...{ scope: "openid email profile", state, nonce },
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
      return url;
    },

    async identify({ code, state, iss }, { redirectUri, nonce, verifier, ...flow }) {
      const server = await serverOf();
      // The library reads the system's clock; ours may be another one in tests.
      const client = {
        client_id: clientId,
        [oauth.clockSkew]: Math.round((now() - Date.now()) / 1000),
        [oauth.clockTolerance]: 30,
      };
      const returned = new URLSearchParams({ code, state, ...(iss === null ? {} : { iss }) });
      const parameters = oauth.validateAuthResponse(server, client, returned, flow.state);
      const response = await oauth.authorizationCodeGrantRequest(
        ...[server, client, oauth.ClientSecretPost(clientSecret), parameters, redirectUri, verifier],
        options(),
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        ...{ expectedNonce: nonce, requireIdToken: true },
      });
      await oauth.validateApplicationLevelSignature(server, response, {
        ...options(),
        [oauth.jwksCache]: jwksCache,
      });
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (claims === undefined) throw new Error("the answer has no ID token");
      return identityOf(claims);
    },
  };
}
