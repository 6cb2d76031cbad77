import { describe, expect, it } from "vitest";
import { noonOfDay } from "#shared/match/index.ts";
import type { ProviderClaim } from "#shared/provider/index.ts";
import { type ClaimedMatch, disagreementsOf } from "./disagreements.rules.ts";

const NOW = 1_795_000_000;
const claim = (source: string, fields: Partial<ProviderClaim> = {}): ProviderClaim => ({
  ...{ source, said_at: NOW, match_time: NOW - 600, status: "first_half", home_goals: 0, away_goals: 0 },
  ...fields,
});
const match = (
  claims: readonly ProviderClaim[],
  course = "api-football",
  schedule = "api-football",
): ClaimedMatch => ({
  ...{ match_id: 1, home: "Arsenal", away: "Chelsea", match_time: NOW - 600 },
  ...{ claims, holders: { course, schedule } },
});
const disagreementsOn = (...claims: readonly ProviderClaim[]) =>
  disagreementsOf([match(claims)]).map(({ about }) => about);

describe("Disagreements of providers", () => {
  it("Providers that report the same, or nothing, do not disagree", () => {
    expect(disagreementsOn(claim("api-football"), claim("isports"))).toEqual([]);
    const silent = claim("isports", { status: null, home_goals: null, away_goals: null });
    expect(disagreementsOn(claim("api-football", { home_goals: 2 }), silent)).toEqual([]);
  });

  it("Providers disagree about score, status and kick-off", () => {
    const other = claim("isports", { home_goals: 1, status: "half_time", match_time: NOW });
    expect(disagreementsOn(claim("api-football"), other)).toEqual(["score", "status", "kick_off"]);
  });

  it("A provider that knows only the day disagrees with kick-offs on other days alone", () => {
    const noon = noonOfDay(NOW);
    const dated = claim("football-data-org", { match_time: noon, time_unknown: true });
    expect(disagreementsOn(claim("api-football", { match_time: noon + 8 * 3600 }), dated)).toEqual([]);
    expect(disagreementsOn(dated, claim("api-football", { match_time: noon - 11 * 3600 }))).toEqual([]);
    const nextDay = claim("api-football", { match_time: noon + 26 * 3600 });
    expect(disagreementsOn(nextDay, dated)).toEqual(["kick_off"]);
    expect(disagreementsOn({ ...nextDay, match_time: noon + 86_400, time_unknown: true }, dated)).toEqual([
      "kick_off",
    ]);
  });

  it("Providers are not compared where one is merely later than the other during play", () => {
    const before = claim("isports", { home_goals: 1, said_at: NOW - 121 });
    expect(disagreementsOn(claim("api-football"), before)).toEqual([]);
    const over = { status: "ended" } as const;
    expect(disagreementsOn(claim("api-football", over), { ...before, ...over })).toEqual(["score"]);
  });

  it("Disagreements are listed with the rule that decides them", () => {
    const claims = [claim("api-football"), claim("football-data-org", { home_goals: 1 })];
    const ruleWith = (holder: string) => disagreementsOf([match(claims, holder)])[0];
    expect(ruleWith("api-football")).toMatchObject({ taken: "api-football", rule: "order" });
    expect(ruleWith("football-data-org")).toMatchObject({ taken: "football-data-org", rule: "silence" });
    expect(ruleWith("openfootball")).toMatchObject({ taken: "openfootball", rule: "first" });
  });
});
