import { describe, expect, it } from "vitest";
import { addressInBrowser, hasSessionCookie, sessionCookies, tokenIn } from "./session-cookies.ts";

const TOKEN = "aB3_-".repeat(9).slice(0, 43);
const HTTPS = new URL("https://site.example/x");
const HTTP = new URL("http://localhost:8787/x");

const from = (url: URL, cookie = "") => new Request(url, { headers: { cookie } });

describe("the cookies of a session", () => {
  it("Session cookies are bound to the host on https, hidden from scripts and other sites, and end with the browser", () => {
    expect(sessionCookies({ token: TOKEN, max_age: null }, from(HTTPS), HTTPS)).toEqual([
      `__Host-session=${TOKEN}; Path=/; SameSite=Lax; Secure; HttpOnly`,
      "__Host-signed_in=1; Path=/; SameSite=Lax; Secure",
    ]);
  });

  it("Session cookies last as long as the reader wants to be remembered", () => {
    expect(sessionCookies({ token: TOKEN, max_age: 2_592_000 }, from(HTTP, "signed_in=1"), HTTP)).toEqual([
      `session=${TOKEN}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`,
      "signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
    ]);
  });

  it("Session cookies are removed together", () => {
    expect(sessionCookies("none", from(HTTPS), HTTPS)).toEqual([
      "__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly",
      "__Host-signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    ]);
  });

  it("Ending a session also removes the flag cookie of older versions, which had the bare name on https too", () => {
    const [, flag, old] = sessionCookies({ token: TOKEN, max_age: null }, from(HTTPS, "signed_in=1"), HTTPS);
    expect([flag, old]).toEqual([
      "__Host-signed_in=1; Path=/; SameSite=Lax; Secure",
      "signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    ]);
  });
});

describe("the token of a request", () => {
  const token = (cookie: string, url = HTTPS) => tokenIn(new Request(url, { headers: { cookie } }), url);

  it.each([
    [`__Host-session=${TOKEN}`, TOKEN],
    [`a=b;theme = dark;  __Host-session=${TOKEN}; c`, TOKEN],
    // Another host of the domain can set a cookie of the plain name.
    [`session=${TOKEN}`, null],
    [`x__Host-session=${TOKEN}`, null],
    [`__Host-session=${TOKEN}x`, null],
    ["__Host-session=", null],
    ["__Host-session", null],
    ["", null],
  ])("The token in %j is %j", (cookie, found) => expect(token(cookie)).toBe(found));

  it("The token has the plain cookie name without https", () => {
    expect([token(`session=${TOKEN}`, HTTP), token(`__Host-session=${TOKEN}`, HTTP)]).toEqual([TOKEN, null]);
  });

  it("A browser may have a session cookie without a valid token", () => {
    const has = (cookie: string) => hasSessionCookie(new Request(HTTPS, { headers: { cookie } }), HTTPS);
    const cookies = [
      "signed_in=1",
      "__Host-signed_in=1",
      "__Host-session=junk",
      "session=junk",
      "theme=dark",
      "",
    ];
    expect(cookies.map(has)).toEqual([true, true, true, false, false, false]);
  });
});

describe("the address in the browser", () => {
  it.each([
    ["https://site.example/x", undefined, "https:"],
    ["http://site.example/x", undefined, "http:"],
    // Behind a proxy that ends TLS.
    ["http://site.example/x", "https://site.example", "https:"],
    ["http://site.example:8443/x", "https://site.example:8443/", "https:"],
    // Requested past the proxy.
    ["http://localhost:8787/x", "https://site.example", "http:"],
    ["https://site.example/x", "http://site.example", "https:"],
  ])("The address of %s at a site of %s has the scheme %s", (requested, site, protocol) => {
    expect(addressInBrowser(requested, site).protocol).toBe(protocol);
  });
});
