import { describe, expect, it } from "vitest";
import { listPlayers } from "#origin/football/player/player.service.ts";
import { listScorers } from "#origin/football/season/scorer.service.ts";
import { listPlayerSeasons } from "#origin/football/team/team-season.service.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { hasRealFiles, realBatch, WORLD_CUP_FILE } from "#tests/support/origin/real-files.ts";

describe.skipIf(!hasRealFiles())("the World Cup of 2022, known by its scorers alone", () => {
  const { db, store } = originOfFile();
  const now = Date.UTC(2026, 0, 1);
  const storeCup = () => store(realBatch(WORLD_CUP_FILE), now);

  it("The World Cup of 2022 has 170 goals with a scorer, eight of Mbappé's and seven of Messi's, four of them penalties", async () => {
    await storeCup();
    const { data, page } = await listScorers(db, { season_id: 1, limit: 500, page: 1 }, now);
    expect(data.scorers).toHaveLength(page.total);
    expect(data.scorers.reduce((sum, row) => sum + row.goals, 0)).toBe(170);
    const [first, second] = data.scorers;
    expect([first?.player.name, first?.goals, first?.penalty_goals]).toEqual(["Kylian Mbappé", 8, 2]);
    expect(second).toMatchObject({
      position: 2,
      player: { name: "Lionel Messi" },
      team: { name: "Argentina" },
      goals: 7,
      penalty_goals: 4,
      assists: null,
      appearances: null,
      minutes_played: null,
    });
  });

  it("A player has the same data in the list of the team", async () => {
    await storeCup();
    const { players } = (await listPlayers(db, { name: "messi", limit: 5, page: 1 }, now)).data;
    expect(players.map((player) => [player.name, player.team?.name])).toEqual([
      ["Lionel Messi", "Argentina"],
    ]);
    const team_id = players[0]?.team?.id ?? 0;
    const [first] = (await listPlayerSeasons(db, { team_id, season_id: 1 }, now)).players;
    expect(first).toMatchObject({ player: { name: "Lionel Messi" }, stats: { goals: 7, penalty_goals: 4 } });
  });
});
