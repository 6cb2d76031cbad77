import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { securityOf } from "#tests/support/edge/security-events.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import { type AllowRead, createReadRateLimit, type ReadKind } from "./read-rate-limit.ts";

const TOKEN = "a".repeat(43);
const aRequest = (headers: Record<string, string>) => new Request("http://site.example/", { headers });

/** How many of a kind are let through before one is refused, 20,000 at most. */
function admitted(admit: AllowRead, kind: ReadKind, requestAt: (at: number) => Request): number {
  for (let at = 0; at < 20_000; at += 1) {
    try {
      admit(requestAt(at), kind);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
      expectConsole("warn", "limit_reached");
      return at;
    }
  }
  return Number.POSITIVE_INFINITY;
}
const now = () => 1_800_000_000_000;
const aLimit = () => createReadRateLimit({ now, siteUrl: undefined, security: securityOf(now).security });

describe("uncached reads", () => {
  it.each([
    ["page", "203.0.113.7", 1500],
    ["call", "203.0.113.7", 6000],
    ["page", "2001:db8::1", 600],
    ["picture", "2001:db8::1", 120],
  ] as const)("The limit per minute is kept: a %s from %s", (kind, address, most) => {
    const request = aRequest({ "cf-connecting-ip": address });
    expect(admitted(aLimit().allowRead, kind, () => request)).toBe(most);
  });

  it("Reads without a known caller are not counted: one caller would lock out all others", () => {
    const request = aRequest({});
    expect(admitted(aLimit().allowRead, "page", () => request)).toBe(Number.POSITIVE_INFINITY);
  });

  it("Reads of one household count together, and of two apart", () => {
    const limit = aLimit();
    const from = (network: string) => (at: number) =>
      aRequest({ "cf-connecting-ip": `${network}::${(at % 60_000).toString(16)}` });
    expect(admitted(limit.allowRead, "page", from("2001:db8:1:1"))).toBe(600);
    expect(admitted(limit.allowRead, "page", from("2001:db8:1:2"))).toBe(600);
  });
});

describe("personal reads", () => {
  const cookie = { cookie: `session=${TOKEN}` };

  it("Personal reads are limited by session, from any address", () => {
    const requestAt = (at: number) =>
      aRequest({ ...cookie, "cf-connecting-ip": `203.0.${Math.floor(at / 200)}.${at % 200}` });
    expect(admitted(aLimit().admitOwnRead, "page", requestAt)).toBe(300);
  });

  it("Personal reads with forged sessions count for their address all the same", () => {
    const requestAt = (at: number) =>
      aRequest({
        cookie: `session=${String(at).padStart(43, "b")}`,
        "cf-connecting-ip": "203.0.113.7",
      });
    expect(admitted(aLimit().admitOwnRead, "page", requestAt)).toBe(1500);
  });
});
