import { describe, expect, it } from "vitest";
import { takeChoice } from "./choice-form.ts";

const posted = (fields: Record<string, string>, url = "https://site.example/choice", headers = {}) =>
  new Request(url, { method: "POST", body: new URLSearchParams(fields), headers });
const colour = (fields: URLSearchParams) => ({ colour: fields.get("colour"), old: null });

describe("a choice from a form", () => {
  it("is kept in cookies for a year, or taken back, and leads back to the page", async () => {
    const answer = await takeChoice(posted({ colour: "red", back: "/en/match/7" }), colour);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      303,
      "/en/match/7",
      "no-store",
    ]);
    expect(answer.headers.getSetCookie()).toEqual([
      "colour=red; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
      "old=; Max-Age=0; Path=/; SameSite=Lax; Secure",
    ]);
    const local = await takeChoice(posted({ colour: "red" }, "http://localhost:8787/choice"), colour);
    expect(local.headers.getSetCookie()[0]).not.toContain("Secure");
  });

  it("knows what was chosen before, leads to no other site, and is taken from none", async () => {
    const seen: string[] = [];
    const answer = await takeChoice(
      posted({ back: "//evil.example" }, undefined, { cookie: "colour=blue" }),
      (_, cookies) => {
        seen.push(cookies);
        return {};
      },
    );
    expect([seen, answer.headers.get("location")]).toEqual([["colour=blue"], "/"]);
    const foreign = posted({}, undefined, { "sec-fetch-site": "cross-site" });
    await expect(takeChoice(foreign, colour)).rejects.toMatchObject({ code: "forbidden" });
  });
});
