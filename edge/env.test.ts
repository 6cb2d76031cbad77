import { describe, expect, it } from "vitest";
import { settingsOf } from "./env.ts";

const fetcher = { fetch: () => undefined };
const bindings = { ORIGIN: fetcher, ASSETS: fetcher, REALTIME_URL: "https://rooms.example" };

describe("settings", () => {
  it("An empty text counts as a missing base URL", () => {
    expect(settingsOf({ ...bindings, SITE_URL: "", FOOTBALL_BASE_URL: "https://f.example" })).toMatchObject({
      SITE_URL: undefined,
      FOOTBALL_BASE_URL: "https://f.example",
    });
  });

  it("SITE_URL takes scheme and host, and nothing that would break links", () => {
    expect(settingsOf({ ...bindings, SITE_URL: "https://site.example/" }).SITE_URL).toBe(
      "https://site.example",
    );
    for (const SITE_URL of ["https://site.example/vi", "https://site.example?a=1"])
      expect(() => settingsOf({ ...bindings, SITE_URL })).toThrow("SITE_URL: must be scheme and host alone");
  });

  it("SECURITY_CONTACT takes only an address that can receive reports", () => {
    expect(settingsOf({ ...bindings, SECURITY_CONTACT: "" }).SECURITY_CONTACT).toBeUndefined();
    expect(() => settingsOf({ ...bindings, SECURITY_CONTACT: "op@site.example" })).toThrow(
      "SECURITY_CONTACT: must be mailto: or https:",
    );
  });

  it("Betting is shown unless it is hidden, and a third word is refused", () => {
    expect(settingsOf({ ...bindings }).BETTING).toBe("shown");
    expect(settingsOf({ ...bindings, BETTING: "hidden" }).BETTING).toBe("hidden");
    expect(() => settingsOf({ ...bindings, BETTING: "off" })).toThrow(/must be shown or hidden/);
  });

  it("The settings report all missing and wrong values at once", () => {
    const wrong = () => settingsOf({ ORIGIN: {}, ASSETS: fetcher, CONTENT_BASE_URL: "file:///etc/passwd" });
    expect(wrong).toThrow(/ORIGIN/);
    expect(wrong).toThrow(/REALTIME_URL/);
    expect(wrong).toThrow(/CONTENT_BASE_URL/);
  });

  it("The settings are read once for each isolate", () => {
    expect(settingsOf(bindings)).toBe(settingsOf(bindings));
  });
});
