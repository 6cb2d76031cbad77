import { describe, expect, it } from "vitest";
import { SiteError } from "../site/site-error.ts";
import { roomsSteps } from "./rooms-steps.ts";

const SECRET = "secret-of-the-deployment";
const env = {
  CLOUDFLARE_API_TOKEN: "token",
  CLOUDFLARE_ACCOUNT_ID: "account",
  REALTIME_SECRET: SECRET,
  SITE_URL: "https://example.vn",
  REALTIME_URL: "https://rooms.example.vn",
};
const durable = { place: "durable", dryRun: false } as const;
const partykit = { place: "partykit", dryRun: false } as const;

describe("steps that put the rooms online", () => {
  it("Durable Objects get the Worker with its settings, then its secret by standard input", () => {
    const optional = { LIST_ROOMS: "4", BETTING: "hidden", CHAT_BLOCKED_WORDS: "rùa đen, cá mập" };
    const [deploy, secret, ...more] = roomsSteps(durable, { ...env, ...optional });
    expect(more).toEqual([]);
    expect(deploy?.args.slice(0, 3)).toEqual(["deploy", "--config", "realtime/durable/wrangler.toml"]);
    expect(deploy?.args).toEqual(
      expect.arrayContaining([
        "EDGE_URL:https://example.vn",
        "REALTIME_URL:https://rooms.example.vn",
        "BETTING:hidden",
        "LIST_ROOMS:4",
        "CHAT_BLOCKED_WORDS:rùa đen, cá mập",
      ]),
    );
    expect(secret?.args).toEqual(["secret", "bulk", "--config", "realtime/durable/wrangler.toml"]);
    expect(secret?.input).toBe(JSON.stringify({ REALTIME_SECRET: SECRET }));
    expect(JSON.stringify([deploy, secret?.args])).not.toContain(SECRET);
  });

  it("PartyKit gets one command without variables of Cloudflare, and its secret in a file", () => {
    const [deploy, ...more] = roomsSteps(partykit, env);
    expect(more).toEqual([]);
    expect(deploy?.args.slice(1)).toEqual(["deploy", "--config", "partykit.json", "--with-vars"]);
    expect(deploy?.partyKitVars).toEqual({
      REALTIME_SECRET: SECRET,
      ...{ EDGE_URL: "https://example.vn", REALTIME_URL: "https://rooms.example.vn", BETTING: "shown" },
    });
    expect(deploy?.variables.filter((name) => !name.startsWith("PARTYKIT_"))).toEqual([]);
  });

  it("A dry run needs and uses nothing of the environment", () => {
    const steps = roomsSteps({ place: "durable", dryRun: true }, env);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.args).toContain("--dry-run");
    expect(JSON.stringify(steps)).not.toContain(SECRET);
    expect(roomsSteps({ place: "durable", dryRun: true }, {})).toEqual(steps);
  });

  it.each([
    [durable, {}, /CLOUDFLARE_API_TOKEN[\s\S]*REALTIME_SECRET[\s\S]*REALTIME_URL/],
    [partykit, { REALTIME_SECRET: SECRET, SITE_URL: env.SITE_URL }, /not set:\n {2}REALTIME_URL [^\n]*$/],
    [durable, { ...env, SITE_URL: "example.vn" }, /SITE_URL must be a web address/],
    [partykit, { ...env, REALTIME_SECRET: "short" }, /REALTIME_SECRET needs at least 16/],
    [durable, { ...env, LIST_ROOMS: "many" }, /LIST_ROOMS/],
    [durable, { ...env, BETTING: "off" }, /BETTING must be/],
  ])("No step is taken when something is missing or wrong (%#)", (order, given, message) => {
    expect(() => roomsSteps(order, given)).toThrow(SiteError);
    expect(() => roomsSteps(order, given)).toThrow(message);
  });
});
