import { describe, expect, it } from "vitest";
import { relyingPartyOf } from "./relying-party.rules.ts";

describe("the relying party of a site", () => {
  it.each([
    ["https://bongda.example", "bongda.example", "https://bongda.example"],
    ["https://www.bongda.example:8443/", "www.bongda.example", "https://www.bongda.example:8443"],
    ["http://localhost:8787", "localhost", "http://localhost:8787"],
    ["http://site.localhost:8787", "site.localhost", "http://site.localhost:8787"],
  ])("The relying party at %s is %s", (site, id, origin) => {
    expect(relyingPartyOf(site)).toEqual({ id, origin });
  });

  it.each([
    null,
    "",
    "bongda.example",
    "http://bongda.example",
    "http://127.0.0.1:8787",
    "https://192.0.2.7",
  ])("There is no relying party at %s", (site) => {
    expect(relyingPartyOf(site)).toBeNull();
  });

  it("There is no relying party at an IPv6 address", () => {
    expect(relyingPartyOf("https://[2001:db8::1]")).toBeNull();
  });
});
