import { describe, expect, it } from "vitest";
import { examine } from "./deploy-check.ts";

const env = {
  CLOUDFLARE_API_TOKEN: "t",
  CLOUDFLARE_ACCOUNT_ID: "a",
  INGEST_TOKEN: "9f2c71e0b58d4a36",
  REALTIME_SECRET: "4be81d07c2f95a63",
  SITE_URL: "https://example.vn",
  REALTIME_URL: "https://rooms.example.vn",
  CAPTCHA_SECRET: "70d5ac1e98b2f634",
  VAPID_PUBLIC_KEY: `B${"a".repeat(86)}`,
  VAPID_PRIVATE_KEY: "b".repeat(43),
  VAPID_SUBJECT: "mailto:op@example.vn",
  MAIL_API_KEY: "re_key",
  MAIL_FROM: "Bóng Đá Live <no-reply@example.vn>",
  DEMO_WORLD: "off",
};
const originToml = 'database_id = "5d1e7a3c-0000-4000-8000-000000000001"';
const found = (changes: Record<string, string | undefined> = {}, toml = originToml) =>
  examine({ place: "partykit", env: { ...env, ...changes }, originToml: toml })
    .filter(({ state }) => state !== "ok")
    .map(({ state, about, message }) => `${state} ${about} ${message}`);

describe("required settings of a deployment", () => {
  it("A deployment is ready when every service can read its settings", () => {
    expect(found()).toEqual([]);
  });

  it("All missing settings are named at once with their meaning", () => {
    const lines = found({ REALTIME_SECRET: "", SITE_URL: undefined });
    expect(lines.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "wrong REALTIME_SECRET",
      "wrong SITE_URL",
    ]);
    expect(lines[1]).toContain("for example https://example.vn");
  });

  it("Each setting is read by the rules of the service that uses it", () => {
    expect(found({ INGEST_TOKEN: "short" })[0]).toContain(
      "INGEST_TOKEN: must be a secret of 16 characters or more",
    );
    expect(found({ VAPID_SUBJECT: "" })[0]).toContain("VAPID_SUBJECT");
    expect(found({ SITE_URL: "https://example.vn/vi" })[0]).toContain(
      "SITE_URL: must be scheme and host alone",
    );
    expect(found({ MAIL_FROM: "" })[0]).toContain("MAIL_API_KEY needs MAIL_FROM");
    expect(found({ FOOTBALL_BASE_URL: "ftp://x" })[0]).toContain("http(s)");
    expect(found({ LIST_ROOMS: "900" }).join()).toContain("the rooms' settings");
    expect(found({ BETTING: "maybe" }).join()).toContain("shown or hidden");
    expect(found({ BETTING: "", DEMO_WORLD: "off", LIST_ROOMS: "" })).toEqual([]);
  });

  it.each(["SITE_URL", "REALTIME_URL", "FOOTBALL_BASE_URL", "CONTENT_BASE_URL"])(
    "The setting %s must be https",
    (name) => {
      expect(found({ [name]: "http://plain.example.vn" })).toContain(
        `wrong ${name} is not https: sessions and secrets would cross the network unencrypted`,
      );
      const here = found({ [name]: "http://127.0.0.1:8787" });
      expect(here.filter((line) => line.startsWith("wrong"))).toEqual([]);
    },
  );

  it("A deployment needs a database of its own", () => {
    const none = 'database_id = "00000000-0000-0000-0000-000000000000"';
    expect(found({}, none)[0]).toContain("wrangler d1 create");
    expect(found({ D1_DATABASE_ID: "5d1e7a3c-0000-4000-8000-000000000001" }, none)).toEqual([]);
  });
});

describe("suspicious settings", () => {
  it("A suspicious setting is reported and stops nothing", () => {
    const lines = found({
      REALTIME_SECRET: env.INGEST_TOKEN,
      DEMO_WORLD: undefined,
      CAPTCHA_SECRET: "",
      VAPID_PUBLIC_KEY: "",
      VAPID_PRIVATE_KEY: "",
      MAIL_API_KEY: "",
    });
    expect(lines.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "note REALTIME_SECRET",
      "note DEMO_WORLD",
      "note CAPTCHA_SECRET",
      "note VAPID_PUBLIC_KEY",
      "note MAIL_API_KEY",
    ]);
  });

  it("A secret that was not generated is suspicious", () => {
    const lines = found({ INGEST_TOKEN: "replace-me-replace-me", REALTIME_SECRET: "aaaabbbbaaaabbbb" });
    expect(lines.map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
      "note INGEST_TOKEN looks",
      "note REALTIME_SECRET looks",
    ]);
  });

  it("A provider that is never queried, or whose key is unused, is suspicious", () => {
    expect(found({ API_FOOTBALL_LEAGUES: "39" })).toEqual([
      "note API_FOOTBALL_KEY is not set: the provider is not polled, although leagues are set",
    ]);
    const elsewhere = { ISPORTS_KEY: "k", ISPORTS_LEAGUES: "1639", ISPORTS_URL: "https://proxy.example" };
    expect(found(elsewhere).join()).toContain("note ISPORTS_URL is not the provider's own URL");
    expect(found({ MAIL_API_URL: "https://proxy.example" }).join()).toContain(
      "note MAIL_API_URL is not Resend's URL",
    );
  });
});

describe("a provider's settings", () => {
  it("A provider's settings are read by origin's rules", () => {
    expect(found({ API_FOOTBALL_KEY: "k" })[0]).toContain("API_FOOTBALL_KEY needs API_FOOTBALL_LEAGUES");
    expect(found({ FOOTBALL_DATA_KEY: "k", FOOTBALL_DATA_LEAGUES: "PL" })).toEqual([]);
  });
});
