import { describe, expect, it } from "vitest";
import { aCompetition, aPageRequest } from "#tests/support/league-builders.ts";
import { loadLeaguePage } from "./league-page.loader.server.ts";

const DETAIL = "/api/v1/football/comp-detail";
const query = (text = "") => new URLSearchParams(text);

describe("the loader of a competition's page", () => {
  it("shows the current season and where it stands", async () => {
    const { facts } = aPageRequest({ [DETAIL]: { competition: aCompetition() } });
    expect(await loadLeaguePage(facts, "5", query())).toMatchObject({
      season: { id: 12 },
      current_stage_id: 120,
      current_round: "15",
    });
  });

  it("shows an older season without what is said of the current one", async () => {
    const { facts } = aPageRequest({ [DETAIL]: { competition: aCompetition() } });
    expect(await loadLeaguePage(facts, "5", query("season_id=11"))).toMatchObject({
      season: { id: 11 },
      current_stage_id: null,
      current_round: null,
    });
  });

  it("does not know another competition's season", async () => {
    const { facts } = aPageRequest({ [DETAIL]: { competition: aCompetition() } });
    await expect(loadLeaguePage(facts, "5", query("season_id=99"))).rejects.toMatchObject({
      code: "season_not_found",
    });
  });

  it("shows a competition that has no season yet", async () => {
    const competition = aCompetition({ seasons: [], current_season_id: null });
    const { facts } = aPageRequest({ [DETAIL]: { competition } });
    expect(await loadLeaguePage(facts, "5", query())).toMatchObject({ season: null, seasons: [] });
  });

  it.each(["abc", "0", "-1", "1.5", "1234567890"])("asks nobody about the id %s", async (id) => {
    const { facts, asked } = aPageRequest({});
    await expect(loadLeaguePage(facts, id, query())).rejects.toMatchObject({ code: "league_not_found" });
    expect(asked).toEqual([]);
  });
});
