import { describe, expect, it } from "vitest";
import { takeChoice } from "./choice-form.ts";

const posted = (fields: Record<string, string>, url = "https://site.example/choice", headers = {}) =>
  new Request(url, { method: "POST", body: new URLSearchParams(fields), headers });
const colour = (fields: URLSearchParams) => ({ colour: fields.get("colour"), old: null });

describe("a choice from a form", () => {
  it("A choice is kept in cookies for a year, or removed, and redirects back to the page", async () => {
    const answer = await takeChoice(posted({ colour: "red", back: "/en/match/7" }), undefined, colour);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      303,
      "/en/match/7",
      "no-store",
    ]);
    expect(answer.headers.getSetCookie()).toEqual([
      "__Host-colour=red; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
      "colour=; Max-Age=0; Path=/; SameSite=Lax; Secure",
      "__Host-old=; Max-Age=0; Path=/; SameSite=Lax; Secure",
      "old=; Max-Age=0; Path=/; SameSite=Lax; Secure",
    ]);
  });

  it.each([
    ["http://localhost:8787/choice", undefined, "colour=red; Max-Age=31536000; Path=/; SameSite=Lax"],
    // Behind a proxy that ends TLS.
    [
      "http://site.example/choice",
      "https://site.example",
      "__Host-colour=red; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
    ],
  ])(
    "A choice posted to %s of the site %s has the cookie name that the browser takes there",
    async (url, site, cookie) => {
      const answer = await takeChoice(posted({ colour: "red" }, url), site, colour);
      expect(answer.headers.getSetCookie()[0]).toBe(cookie);
    },
  );

  it("A choice removes the https cookie of scripts where the site takes the address for http", async () => {
    const request = posted({ colour: "red" }, "http://site.example/choice");
    request.headers.set("cookie", "__Host-old=1; a=b");
    const answer = await takeChoice(request, undefined, colour);
    expect(answer.headers.getSetCookie()).toContain("__Host-old=; Max-Age=0; Path=/; SameSite=Lax; Secure");
  });

  it("A choice form knows the earlier choice, redirects to no other site, and refuses cross-site requests", async () => {
    const seen: string[] = [];
    const answer = await takeChoice(
      posted({ back: "//evil.example" }, undefined, { cookie: "colour=blue" }),
      undefined,
      (_, cookies) => {
        seen.push(cookies);
        return {};
      },
    );
    expect([seen, answer.headers.get("location")]).toEqual([["colour=blue"], "/"]);
    const foreign = posted({}, undefined, { "sec-fetch-site": "cross-site" });
    await expect(takeChoice(foreign, undefined, colour)).rejects.toMatchObject({ code: "forbidden" });
  });
});
