import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { IdentitySettings } from "#origin/account/identity/identity-settings.ts";
import { listenLocally } from "#scripts/site/ports.ts";

/** A person at the provider. */
interface Person {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** What the provider does next; an attacker's answers among them. */
interface Behaviour {
  person: Person;
  /** Claims that replace those of the ID token. */
  claims: Readonly<Record<string, unknown>>;
  /** The ID token is signed by a key that is not in the key set. */
  isForged: boolean;
  /** The reader refuses: the browser comes back with an error. */
  isCancelled: boolean;
  /** Status of every token response; 200 for the real one. */
  tokenStatus: number;
}

interface Grant {
  readonly client: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | null;
  readonly person: Person;
}

const CLIENT = { id: "client-of-the-tests", secret: "secret-of-the-tests" };
const APP = { id: "app-of-the-tests", secret: "app-secret-of-the-tests" };

export const NGUYEN: Person = {
  ...{ subject: "1000001", name: "Nguyễn Văn An" },
  ...{ email: "an.nguyen@gmail.com", isEmailVerified: true },
};

const base64 = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString("base64url");

function signed(claims: object, key: KeyObject): string {
  const text = `${base64({ alg: "RS256", kid: "key-1", typ: "JWT" })}.${base64(claims)}`;
  return `${text}.${base64(sign("sha256", Buffer.from(text), key))}`;
}

const newKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

/**
 * Google (OpenID Connect at `<url>/google`) and Zalo (`<url>/zalo`) on this machine, with keys of their own. `now` in
 * milliseconds UTC.
 */
export async function startIdentityProvider(now: () => number = Date.now) {
  const [keys, others] = [newKeys(), newKeys()];
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const calm: Behaviour = {
    person: NGUYEN,
    claims: {},
    isForged: false,
    isCancelled: false,
    tokenStatus: 200,
  };
  const behaviour: Behaviour = { ...calm };
  let url = "";

  function grant(query: URLSearchParams, client: string): string {
    const target = new URL(query.get("redirect_uri") ?? "");
    target.searchParams.set("state", query.get("state") ?? "");
    if (behaviour.isCancelled) target.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("hex");
      codes.set(code, {
        ...{ client, redirectUri: query.get("redirect_uri") ?? "", nonce: query.get("nonce") },
        ...{ challenge: query.get("code_challenge") ?? "", person: behaviour.person },
      });
      target.searchParams.set("code", code);
    }
    return target.href;
  }

  /** The grant of a code, once; null for a wrong client or verifier. */
  function take(form: URLSearchParams, client: string): Grant | null {
    const code = form.get("code") ?? "";
    const found = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    return found && found.client === client && found.challenge === challenge ? found : null;
  }

  function idToken({ person, nonce }: Grant): string {
    const at = Math.floor(now() / 1000);
    const claims = {
      ...{ iss: `${url}/google`, aud: CLIENT.id, sub: person.subject, iat: at, exp: at + 600 },
      ...{ nonce, name: person.name, email: person.email, email_verified: person.isEmailVerified },
      ...behaviour.claims,
    };
    return signed(claims, behaviour.isForged ? others.privateKey : keys.privateKey);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    const json = (status: number, body: object) =>
      response
        .writeHead(status, { "content-type": "application/json", connection: "close" })
        .end(JSON.stringify(body));
    const lead = (location: string) => response.writeHead(302, { location, connection: "close" }).end();
    const issuer = `${url}/google`;
    switch (pathname) {
      case "/google/.well-known/openid-configuration":
        json(200, {
          ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
          ...{ jwks_uri: `${issuer}/keys`, id_token_signing_alg_values_supported: ["RS256"] },
        });
        return;
      case "/google/keys":
        json(200, {
          keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "key-1", alg: "RS256", use: "sig" }],
        });
        return;
      case "/google/authorize":
        if (searchParams.get("code_challenge_method") !== "S256") json(400, { error: "invalid_request" });
        else lead(grant(searchParams, searchParams.get("client_id") ?? ""));
        return;
      case "/google/token": {
        const form = await formOf(request);
        const found = form.get("client_secret") === CLIENT.secret ? take(form, CLIENT.id) : null;
        if (behaviour.tokenStatus !== 200) json(behaviour.tokenStatus, {});
        else if (found === null || found.redirectUri !== form.get("redirect_uri"))
          json(400, { error: "invalid_grant" });
        else
          json(200, { access_token: "a", token_type: "Bearer", expires_in: 600, id_token: idToken(found) });
        return;
      }
      case "/zalo/v4/permission":
        lead(grant(searchParams, searchParams.get("app_id") ?? ""));
        return;
      case "/zalo/v4/access_token": {
        const form = await formOf(request);
        const found = request.headers.secret_key === APP.secret ? take(form, APP.id) : null;
        const token = randomBytes(16).toString("hex");
        if (found) tokens.set(token, found.person);
        // Zalo answers errors with 200, and the lifetime as text.
        json(
          200,
          found
            ? { access_token: token, expires_in: "90000" }
            : { error: -14003, error_name: "Invalid code" },
        );
        return;
      }
      case "/zalo/v2.0/me": {
        const person = tokens.get(String(request.headers.access_token));
        json(
          200,
          person ? { error: 0, id: person.subject, name: person.name } : { error: -216, message: "token" },
        );
        return;
      }
      default:
        json(404, {});
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  url = await listenLocally(server);
  const identities: IdentitySettings = {
    google: { clientId: CLIENT.id, clientSecret: CLIENT.secret, issuer: `${url}/google` },
    zalo: { appId: APP.id, appSecret: APP.secret, oauthUrl: `${url}/zalo`, graphUrl: `${url}/zalo` },
  };
  return {
    url,
    identities,
    /** The same as variables of origin. */
    vars: {
      ...{
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER_URL: `${url}/google`,
      },
      ...{ ZALO_APP_ID: APP.id, ZALO_APP_SECRET: APP.secret },
      ...{ ZALO_OAUTH_URL: `${url}/zalo`, ZALO_GRAPH_URL: `${url}/zalo` },
    },
    behaviour,
    /** Behaves well again. */
    calm: () => void Object.assign(behaviour, calm),
    /** Follows an authorization URL as a browser does: the address that the provider leads back to. */
    async visit(location: string): Promise<URL> {
      const response = await fetch(location, { redirect: "manual" });
      return new URL(response.headers.get("location") ?? "");
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
