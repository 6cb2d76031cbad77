import { calculatePKCECodeChallenge } from "oauth4webapi";
import * as z from "zod/mini";
import { readBoundedText } from "#shared/http/bounded-body.ts";
import { type Fetch, IDENTITY_TIMEOUT_MS, type IdentityClient } from "./identity-client.ts";
import type { ZaloSettings } from "./identity-settings.ts";

const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Errors are answered with status 200 and a number in `error`. */
const Token = z.object({ access_token: z.string().check(z.minLength(1)) });
const Profile = z.object({
  id: z.union([z.string().check(z.minLength(1)), z.int()]),
  name: z._default(z.string(), ""),
});

/**
 * Zalo's OAuth v4 (developers.zalo.me, Social API): `app_id` in place of `client_id` and the secret in a header, so no
 * library of the standard fits. Zalo has no ID token and states no e-mail; PKCE and state bind the code to the browser.
 */
export function createZaloClient(
  { appId, appSecret, oauthUrl, graphUrl }: ZaloSettings,
  fetch: Fetch,
): IdentityClient {
  async function read<Schema extends z.ZodMiniType>(
    schema: Schema,
    url: string,
    init: RequestInit,
  ): Promise<z.infer<Schema>> {
    const response = await fetch(url, {
      ...init,
      // A redirect would send secret or token to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS),
    });
    if (response.status !== 200) throw new Error(`Zalo answered ${response.status}`);
    return z.parse(schema, JSON.parse(await readBoundedText(response.body, ANSWER_LIMIT_BYTES)));
  }

  return {
    async authorizationUrl({ redirectUri, state, verifier }) {
      const url = new URL(`${oauthUrl}/v4/permission`);
      url.search = new URLSearchParams({
        ...{ app_id: appId, redirect_uri: redirectUri, state },
        code_challenge: await calculatePKCECodeChallenge(verifier),
      }).toString();
      return url;
    },

    async identify({ code }, { verifier }) {
      const { access_token } = await read(Token, `${oauthUrl}/v4/access_token`, {
        method: "POST",
        headers: { secret_key: appSecret, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          ...{ app_id: appId, code, grant_type: "authorization_code", code_verifier: verifier },
        }).toString(),
      });
      const { id, name } = await read(Profile, `${graphUrl}/v2.0/me?fields=id,name,picture`, {
        headers: { access_token },
      });
      return { subject: String(id), name: name || null, email: null, isEmailVerified: false };
    },
  };
}
