import { describe, expect, it } from "vitest";
import {
  expiredPrefix,
  hostCookieName,
  hostCookies,
  hostCookieValues,
  prefixedAnew,
} from "./host-cookie.rules.ts";

const HTTPS = new URL("https://site.example/x");
const HTTP = new URL("http://localhost:8787/x");
const kept = { value: "hidden", seconds: 60 };

describe("a cookie of the site's own host", () => {
  it("The cookie has the prefix on https, where no other host can set it, and the bare name on http", () => {
    expect([hostCookieName("scores", HTTPS), hostCookieName("scores", HTTP)]).toEqual([
      "__Host-scores",
      "scores",
    ]);
  });

  it("The cookie is written as the prefix demands, and the former name is removed", () => {
    expect(hostCookies("scores", kept, HTTPS)).toEqual([
      "__Host-scores=hidden; Max-Age=60; Path=/; SameSite=Lax; Secure",
      "scores=; Max-Age=0; Path=/; SameSite=Lax; Secure",
    ]);
    expect(hostCookies("scores", kept, HTTP)).toEqual(["scores=hidden; Max-Age=60; Path=/; SameSite=Lax"]);
    expect(hostCookies("scores", { ...kept, value: null }, HTTPS)[0]).toBe(
      "__Host-scores=; Max-Age=0; Path=/; SameSite=Lax; Secure",
    );
  });

  it.each([
    ["__Host-scores=hidden", ["hidden"]],
    ["scores=some; a=b, __Host-scores=hidden ", ["some", "hidden"]],
    ["xscores=some; x__Host-scores=hidden; scores", []],
    ["", []],
  ])("The cookie is read under both names: %j", (cookies, values) => {
    expect(hostCookieValues("scores", cookies)).toEqual(values);
  });

  it("The cookie is removed with its prefix where a proxy hides https from the site", () => {
    expect(expiredPrefix("scores", "__Host-scores=hidden", HTTP)).toEqual([
      "__Host-scores=; Max-Age=0; Path=/; SameSite=Lax; Secure",
    ]);
    expect(expiredPrefix("scores", "scores=hidden", HTTP)).toEqual([]);
    expect(expiredPrefix("scores", "__Host-scores=hidden", HTTPS)).toEqual([]);
  });

  it("The cookie keeps an earlier choice under the new name, unless there is a newer one", () => {
    expect(prefixedAnew("scores", "a=b; scores=hidden", 60, HTTPS)).toEqual(
      hostCookies("scores", kept, HTTPS),
    );
    expect(prefixedAnew("scores", "__Host-scores=some; scores=hidden", 60, HTTPS)).toEqual([
      "scores=; Max-Age=0; Path=/; SameSite=Lax; Secure",
    ]);
    expect(prefixedAnew("scores", "__Host-scores=some", 60, HTTPS)).toEqual([]);
    expect(prefixedAnew("scores", "scores=hidden", 60, HTTP)).toEqual([]);
  });
});
