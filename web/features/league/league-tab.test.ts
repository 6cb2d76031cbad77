import { describe, expect, it } from "vitest";
import { aLeaguePage } from "#tests/support/league-builders.ts";
import { leagueTabAt, leagueTabPath, offeredTabs } from "./league-tab.ts";

describe("the tabs of a competition's page", () => {
  it("are those that the season has", async () => {
    expect(offeredTabs(await aLeaguePage())).not.toContain("bracket");
    expect(offeredTabs(await aLeaguePage("season_id=11"))).toEqual(
      expect.arrayContaining(["overview", "standings", "schedule", "bracket"]),
    );
  });

  it("of friendlies have no tree, although they are stored as a knock-out", async () => {
    expect(offeredTabs(await aLeaguePage("season_id=11", { kind: "friendly" }))).not.toContain("bracket");
  });

  it("of friendlies and of a competition without a season have no figures, of all others six kinds", async () => {
    const figures = ["scorers", "best-eleven", "stats", "half-full", "goal-times", "transfers"];
    expect(offeredTabs(await aLeaguePage())).toEqual(["overview", "standings", "schedule", ...figures]);
    expect(offeredTabs(await aLeaguePage("", { kind: "friendly" }))).toEqual([
      "overview",
      "standings",
      "schedule",
    ]);
    const none = { seasons: [], current_season_id: null, current_stage_id: null, current_round: null };
    expect(offeredTabs(await aLeaguePage("", none))).toEqual(["overview", "schedule"]);
  });

  it("are the overview where the season has no such tab", async () => {
    const page = await aLeaguePage();
    const at = (tab: string) => leagueTabAt(new URLSearchParams({ tab }), page);
    expect([at("standings"), at("bracket"), at("nonsense"), at("constructor")]).toEqual([
      "standings",
      "overview",
      "overview",
      "overview",
    ]);
  });

  it("have addresses that name the season only where it is not the current one", async () => {
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
