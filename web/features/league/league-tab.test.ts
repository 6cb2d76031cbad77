import { describe, expect, it } from "vitest";
import { aLeaguePage } from "#tests/support/builders/league-builders.ts";
import { leagueTabAt, leagueTabPath, offeredTabs } from "./league-tab.ts";

describe("The tabs of a competition's page", () => {
  it("Only tabs that the season has are available", async () => {
    expect(offeredTabs(await aLeaguePage())).not.toContain("bracket");
    expect(offeredTabs(await aLeaguePage("season_id=11"))).toEqual(
      expect.arrayContaining(["overview", "standings", "schedule", "bracket"]),
    );
  });

  it("Friendlies have no tree, although they are stored as a knock-out stage", async () => {
    expect(offeredTabs(await aLeaguePage("season_id=11", { kind: "friendly" }))).not.toContain("bracket");
  });

  it("Friendlies and competitions without a season have no statistics, all others have six kinds", async () => {
    const statisticsTabs = ["scorers", "best-eleven", "stats", "half-full", "goal-times", "transfers"];
    expect(offeredTabs(await aLeaguePage())).toEqual([
      "overview",
      "standings",
      "schedule",
      ...statisticsTabs,
    ]);
    expect(offeredTabs(await aLeaguePage("", { kind: "friendly" }))).toEqual([
      "overview",
      "standings",
      "schedule",
    ]);
    const none = { seasons: [], current_season_id: null, current_stage_id: null, current_round: null };
    expect(offeredTabs(await aLeaguePage("", none))).toEqual(["overview", "schedule"]);
  });

  it("A tab that the season lacks falls back to the overview", async () => {
    const page = await aLeaguePage();
    const at = (tab: string) => leagueTabAt(new URLSearchParams({ tab }), page);
    expect([at("standings"), at("bracket"), at("nonsense"), at("constructor")]).toEqual([
      "standings",
      "overview",
      "overview",
      "overview",
    ]);
  });

  it("URLs of tabs name the season only if it is not the current one", async () => {
    expect(leagueTabPath(await aLeaguePage("season_id=12"), "overview")).toBe("/league/5");
    expect(leagueTabPath(await aLeaguePage(), "standings", { view: "home" })).toBe(
      "/league/5?tab=standings&view=home",
    );
    const old = await aLeaguePage("season_id=11");
    expect(leagueTabPath(old, "schedule", { round: "Final", page: null })).toBe(
      "/league/5?round=Final&season_id=11&tab=schedule",
    );
  });
});
