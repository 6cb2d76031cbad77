import { describe, expect, it } from "vitest";
import { aLeaguePage } from "#tests/support/builders/league-builders.ts";

describe("A competition with a season", () => {
  it("The default is the current season with its current stage", async () => {
    expect(await aLeaguePage()).toMatchObject({
      ...{ season: { id: 12 }, current_stage_id: 120, current_round: "15" },
    });
  });

  it("An older season has no current stage", async () => {
    expect(await aLeaguePage("season_id=11")).toMatchObject({
      ...{ season: { id: 11 }, current_stage_id: null, current_round: null },
    });
  });

  it("Another competition's season is not found", async () => {
    await expect(aLeaguePage("season_id=99")).rejects.toMatchObject({ code: "season_not_found" });
  });

  it("A competition without seasons has none", async () => {
    const none = { seasons: [], current_season_id: null };
    expect(await aLeaguePage("", none)).toMatchObject({ season: null, seasons: [] });
  });
});
