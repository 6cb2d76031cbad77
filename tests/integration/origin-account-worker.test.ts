import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseOriginEnv } from "#origin/env.ts";
import { listenLocally } from "#scripts/site/ports.ts";
import { readSessionValue, SESSION_HEADER } from "#shared/account/index.ts";
import { aRegistration } from "#tests/support/origin/account-origin.ts";
import { originOfFile, startOrigin } from "#tests/support/origin/origin-harness.ts";
import { solvedCaptcha } from "#tests/support/origin/solved-captcha.ts";

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

const post = (fetch: Fetch, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`/oapi/v1/${path}`, { method: "POST", body: JSON.stringify(body), headers });
const dataOf = async (response: Response) =>
  ((await response.json()) as { data: Record<string, unknown> }).data;

describe("accounts in the Worker", () => {
  const origin = originOfFile();

  it("Accounts in the Worker register by proof of work, log in, are known by their session and log out", async () => {
    const { captcha } = await dataOf(await origin.fetch("/oapi/v1/captcha"));
    const form = { ...aRegistration(), captcha: await solvedCaptcha(captcha) };
    const registered = await post(origin.fetch, "auth/register", form);
    expect(registered.status).toBe(200);
    // OWASP's Password Storage Cheat Sheet, the row of 16 MB.
    expect(await origin.rows("SELECT password_hash FROM users")).toMatchObject([
      { password_hash: expect.stringMatching(/^scrypt\$16384\$8\$5\$/) },
    ]);
    const login = { account: form.nick_name, password: form.password, remember: true };
    const loggedIn = await post(origin.fetch, "auth/login", login);
    const session = readSessionValue(loggedIn.headers.get(SESSION_HEADER));
    if (session === null || session === "none") throw new Error("no session");
    const headers = { authorization: `Bearer ${session.token}` };
    const me = await dataOf(await origin.fetch("/oapi/v1/users/me", { headers }));
    expect(me).toMatchObject({ user: { user_name: form.user_name, role: "reader" } });
    expect((await post(origin.fetch, "auth/logout", {}, headers)).headers.get(SESSION_HEADER)).toBe("none");
    const after = await origin.fetch("/oapi/v1/users/me", { headers });
    expect([after.status, await after.json()]).toMatchObject([401, { code: "session_expired" }]);
    await origin.ring();
  });

  it("Accounts in the Worker take GET and POST at one path, and no other method", async () => {
    const answer = await origin.fetch("/oapi/v1/users/me", { method: "DELETE" });
    expect([answer.status, await answer.json()]).toMatchObject([405, { code: "method_not_allowed" }]);
    expect((await origin.fetch("/oapi/v1/auth/login")).status).toBe(405);
  });
});

describe("with Turnstile", () => {
  const verifications: URLSearchParams[] = [];
  let server: Server;
  let verifyUrl = "";
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        const form = new URLSearchParams(body);
        verifications.push(form);
        if (form.get("response") === "moved") response.writeHead(307, { location: "/elsewhere" }).end();
        else if (form.get("response") === "broken") response.writeHead(500).end("no JSON");
        else response.end(JSON.stringify({ success: form.get("response") === "solved" }));
      });
    });
    verifyUrl = `${await listenLocally(server)}/siteverify`;
  });
  afterAll(() => server.close());

  it("The widget's response is what Cloudflare says of it", async () => {
    const keys = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET: "turnstile-secret" };
    const origin = await startOrigin({ ...keys, TURNSTILE_VERIFY_URL: verifyUrl });
    try {
      const { captcha } = await dataOf(await origin.fetch("/oapi/v1/captcha"));
      expect(captcha).toEqual({ kind: "turnstile", site_key: "site-key" });
      const register = async (response: string) => {
        const answer = await post(origin.fetch, "auth/register", { ...aRegistration(), captcha: response });
        const { code, errors } = (await answer.json()) as { code?: string; errors?: object };
        return [answer.status, errors ?? code];
      };
      expect(await register("wrong")).toEqual([400, { captcha: ["captcha_wrong"] }]);
      expect(await register("broken")).toEqual([503, "upstream_unavailable"]);
      expect(await register("moved")).toEqual([503, "upstream_unavailable"]);
      expect((await register("solved"))[0]).toBe(200);
      expect(verifications.map((form) => [form.get("secret"), form.get("response")])).toEqual(
        ["wrong", "broken", "moved", "solved"].map((response) => ["turnstile-secret", response]),
      );
    } finally {
      await origin.dispose();
    }
  });
});

describe("settings of accounts", () => {
  const env = {
    DB: { prepare: () => null, batch: () => null },
    AVATARS: { put: () => null, get: () => null },
    ...{ INGEST_TOKEN: "x".repeat(16), REALTIME_SECRET: "y".repeat(16) },
  };

  it("Settings of accounts need nothing but the bucket: the captchas' secret is made of another, and is not it", () => {
    const { captcha } = parseOriginEnv({ ...env, CAPTCHA_SECRET: "", TURNSTILE_SITE_KEY: "" });
    expect(captcha).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), turnstile: null });
    expect(parseOriginEnv(env).captcha).toEqual(captcha);
    expect(parseOriginEnv({ ...env, REALTIME_SECRET: "z".repeat(16) }).captcha.secret).not.toBe(
      captcha.secret,
    );
    const given = "a secret of the operator's own";
    expect(parseOriginEnv({ ...env, CAPTCHA_SECRET: given }).captcha.secret).toBe(given);
    expect(() => parseOriginEnv({ ...env, AVATARS: undefined })).toThrow(/AVATARS: bind an R2 bucket/);
    expect(() => parseOriginEnv({ ...env, CAPTCHA_SECRET: "short" })).toThrow(/CAPTCHA_SECRET/);
  });

  it("Settings of accounts take Turnstile where it has both of its keys, and ask Cloudflare", () => {
    const keys = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET: "secret" };
    expect(parseOriginEnv({ ...env, ...keys }).captcha.turnstile).toEqual({
      ...{ siteKey: "site-key", secret: "secret" },
      verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    });
    expect(() => parseOriginEnv({ ...env, ...keys, TURNSTILE_SECRET: "" })).toThrow(/needs TURNSTILE_SECRET/);
    expect(parseOriginEnv({ ...env, ...keys, TURNSTILE_SITE_KEY: "" }).captcha.turnstile).toBeNull();
  });
});
