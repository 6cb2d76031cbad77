import { describe, expect, it } from "vitest";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { ceremonyOf } from "./ceremony-cookie.ts";
import { addressInBrowser } from "./session-cookies.ts";

const WORD = "w".repeat(43);

interface Given {
  readonly call?: Endpoint;
  readonly cookie?: string;
  readonly siteUrl?: string;
}

/** A call's ceremony at an address, with cookies and under a site's own address if it has one. */
function at(address: string, { call = endpoints.authPasskeyOptions, cookie = "", siteUrl }: Given = {}) {
  const request = new Request(`${address}/oapi/v1/auth/passkey`, { headers: { cookie } });
  return ceremonyOf(call, request, { url: addressInBrowser(request.url, siteUrl), siteUrl });
}

describe("a ceremony", () => {
  it("A new ceremony gets a random id in a cookie that scripts and other sites cannot use", () => {
    const { headers, cookie } = at("https://site.example");
    expect(headers["x-site-origin"]).toBe("https://site.example");
    expect(cookie).toBe(
      `__Host-ceremony=${headers["x-ceremony"]}; Path=/; Max-Age=300; SameSite=Strict; Secure; HttpOnly`,
    );
    expect(headers["x-ceremony"]).toMatch(/^[\w-]{43}$/);
    expect(at("https://site.example").headers["x-ceremony"]).not.toBe(headers["x-ceremony"]);
  });

  it("A ceremony continues under the browser's id, and ignores cookies of other names", () => {
    const local = at("http://localhost:8787", { cookie: `a=b; ceremony=${WORD}` });
    expect(local.headers).toEqual({ "x-site-origin": "http://localhost:8787", "x-ceremony": WORD });
    const unprefixed = at("https://site.example", { cookie: `ceremony=${WORD}` });
    expect(unprefixed.headers["x-ceremony"]).not.toBe(WORD);
  });

  it("A ceremony that ends without having begun here has no id, and gets none", () => {
    const ended = at("http://localhost:8787", { call: endpoints.authPasskey });
    expect(ended).toEqual({ headers: { "x-site-origin": "http://localhost:8787" }, cookie: null });
  });

  it("A ceremony knows the site by its own address, behind a proxy that ends TLS too, and not under another name", () => {
    const siteUrl = "https://site.example/";
    expect(at("http://site.example", { siteUrl }).headers["x-site-origin"]).toBe("https://site.example");
    expect(at("https://preview.workers.dev", { siteUrl }).headers).not.toHaveProperty("x-site-origin");
  });

  it("Other calls carry no ceremony", () => {
    const other = at("https://site.example", { call: endpoints.authLogin });
    expect(other).toEqual({ headers: {}, cookie: null });
  });
});
