import { describe, expect, it } from "vitest";
import { type GivenProvider, PROVIDER_NAMES, type ProviderName, providersOf } from "./provider-settings.ts";

const nothing: GivenProvider = { key: undefined, leagues: undefined, plan: undefined, url: undefined };
const given = (name: ProviderName, fields: Partial<GivenProvider>) =>
  providersOf({
    ...(Object.fromEntries(PROVIDER_NAMES.map((one) => [one, nothing])) as Record<
      ProviderName,
      GivenProvider
    >),
    [name]: { ...nothing, ...fields },
  });

describe("Settings of providers", () => {
  it("A provider without a key is not configured", () => {
    expect(given("API_FOOTBALL", { leagues: "39" })).toEqual([]);
    expect(given("API_FOOTBALL", { key: "" })).toEqual([]);
  });

  it("A provider has its default URL and free plan unless configured otherwise", () => {
    expect(given("API_FOOTBALL", { key: "k", leagues: "39, 140 2" })).toMatchObject([
      {
        ...{ key: "k", address: "https://v3.football.api-sports.io", leagues: ["39", "140", "2"] },
        quota: { perDay: 100, perMinute: 10 },
      },
    ]);
    const own = { key: "k", leagues: "PL", plan: "30/minute", url: "http://localhost:9/" };
    expect(given("FOOTBALL_DATA", own)).toMatchObject([
      { address: "http://localhost:9", quota: { perDay: null, perMinute: 30 } },
    ]);
    expect(given("ISPORTS", { key: "k", leagues: "1639", plan: "5000/day 300/minute" })).toMatchObject([
      { quota: { perDay: 5000, perMinute: 300 } },
    ]);
  });

  it.each([
    [{ leagues: "39", plan: "lots" }, /API_FOOTBALL_PLAN must be such as 7500\/day 300\/minute, is "lots"/],
    [{ leagues: "39", plan: "0/day" }, /API_FOOTBALL_PLAN/],
    [{}, /API_FOOTBALL_KEY needs API_FOOTBALL_LEAGUES/],
    [{ leagues: "39,../x" }, /API_FOOTBALL_LEAGUES names "..\/x"/],
    [{ leagues: "EPL" }, /API_FOOTBALL_LEAGUES names "EPL", which is no league's id such as 39/],
  ])("Invalid settings (%j) are named", (fields, message) => {
    expect(() => given("API_FOOTBALL", { key: "k", ...fields })).toThrow(message);
  });
});

it.each([
  ["API_FOOTBALL", "39", "PL"],
  ["ISPORTS", "1639", "PL"],
  ["FOOTBALL_DATA", "PL", "premier league"],
  ["FOOTBALL_DATA", "BL1", "2021"],
] as const)("Leagues of %s are its own ids: %s, and not %s", (name, id, other) => {
  expect(given(name, { key: "k", leagues: id })).toMatchObject([{ leagues: [id] }]);
  expect(() => given(name, { key: "k", leagues: other })).toThrow(`${name}_LEAGUES names`);
});
