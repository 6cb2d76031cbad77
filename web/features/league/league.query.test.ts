import { describe, expect, it } from "vitest";
import { aLeaguePage } from "#tests/support/league-builders.ts";

describe("a competition with a season", () => {
  it("has the current season and where it stands", async () => {
    expect(await aLeaguePage()).toMatchObject({
      ...{ season: { id: 12 }, current_stage_id: 120, current_round: "15" },
    });
  });

  it("has an older season without what is said of the current one", async () => {
    expect(await aLeaguePage("season_id=11")).toMatchObject({
      ...{ season: { id: 11 }, current_stage_id: null, current_round: null },
    });
  });

  it("does not have another competition's season", async () => {
    await expect(aLeaguePage("season_id=99")).rejects.toMatchObject({ code: "season_not_found" });
  });

  it("has none where there is none yet", async () => {
    const none = { seasons: [], current_season_id: null };
    expect(await aLeaguePage("", none)).toMatchObject({ season: null, seasons: [] });
  });
});
