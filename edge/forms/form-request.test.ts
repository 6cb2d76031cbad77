import { describe, expect, it } from "vitest";
import { isSameSite, localeOfSender } from "./form-request.ts";

const URL_OF_FORM = "https://site.example/vote";
const posted = (headers: Record<string, string>) => new Request(URL_OF_FORM, { method: "POST", headers });

describe("a form of ours", () => {
  it.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ "sec-fetch-site": "cross-site", origin: "https://site.example" }, false],
    [{ origin: "https://site.example" }, true],
    [{ origin: "http://site.example" }, true],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "https://site.example.evil.example" }, false],
    [{ origin: "https://site.example:8443" }, false],
    [{ origin: "null" }, false],
    [{ origin: "" }, false],
    [{}, true],
  ])("A form's origin is read from the browser's headers: %j is %s", (headers, ours) => {
    expect(isSameSite(posted(headers as Record<string, string>))).toBe(ours);
  });
});

describe("the language of a form's refusal", () => {
  it.each([
    [{ referer: "https://site.example/en/match/7" }, "en"],
    [{ referer: "https://site.example/match/7" }, "vi"],
    [{ referer: "https://evil.example/en/match/7" }, "vi"],
    [{ referer: "junk" }, "vi"],
    [{}, "vi"],
  ])("A refusal has the language of the form's page: %j is %s", (headers, locale) => {
    expect(localeOfSender(posted(headers as Record<string, string>))).toBe(locale);
  });
});
