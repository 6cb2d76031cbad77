import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getSeasonStats } from "#origin/football/analysis/season-statistics.service.ts";
import { getPlayerSeason } from "#origin/football/player/performance.service.ts";
import { listScorers } from "#origin/football/season/scorer.service.ts";
import { listPlayerSeasons } from "#origin/football/team/team-season.service.ts";
import { PLAYER_TOTALS, type PlayerSeasonStats } from "#shared/player/index.ts";
import { matchesOf } from "#shared/statistic/index.ts";
import { startDemoOrigin } from "#tests/support/origin/demo-origin.ts";
import type { OriginHarness } from "#tests/support/origin/origin-harness.ts";

/** Statistics of the demo world's seasons: each with its number of matches, and no share above its whole. */

/** This test may have to make the world: minutes on a slow machine. */
const DEMO_FILL_MS = 400_000;

let origin: OriginHarness;
let seasons: number[];
let nowMs: number;
beforeAll(async () => {
  origin = await startDemoOrigin();
  nowMs = Date.now();
  const results = await origin.rows(
    "SELECT season_id AS id FROM matches WHERE match_time < ?1 GROUP BY 1 ORDER BY count(*) DESC LIMIT 6",
    nowMs / 1000,
  );
  seasons = results.map((row) => Number((row as { id: number }).id));
}, DEMO_FILL_MS);
afterAll(() => origin.dispose());

const PAIRS = [
  ["shots", "shots_on_target"],
  ["passes", "passes_accurate"],
  ["dribbles", "dribbles_succeeded"],
  ["crosses", "crosses_accurate"],
  ["long_balls", "long_balls_accurate"],
  ["duels", "duels_won"],
] as const;

function problemsOf(stats: PlayerSeasonStats): string[] {
  const { matches, counted, appearances, starts, minutes_played } = stats;
  const wrong = PLAYER_TOTALS.filter((total) => {
    const count = counted[total];
    return count !== undefined && (stats[total] === null || count >= matches);
  }).map((total) => `${total} of ${counted[total]} matches of ${matches}`);
  for (const [whole, subset] of PAIRS) {
    const isShare = stats[whole] !== null && stats[subset] !== null;
    if (isShare && (stats[subset] ?? 0) > (stats[whole] ?? 0)) wrong.push(`${subset} above ${whole}`);
    if (isShare && matchesOf(stats, subset) !== matchesOf(stats, whole))
      wrong.push(`${subset} of other matches`);
  }
  if ((appearances ?? 0) > matchesOf(stats, "appearances")) wrong.push("appearances above matches");
  if ((starts ?? 0) > (appearances ?? 0)) wrong.push("starts above appearances");
  if ((minutes_played ?? 0) > 130 * (appearances ?? 0)) wrong.push("minutes above appearances");
  return wrong;
}

describe("figures of the demo world's seasons", () => {
  it("Statistics of teams in demo seasons are all of a number of matches, none of more than were played", async () => {
    for (const season_id of seasons) {
      const { teams } = await getSeasonStats(origin.db, { season_id, nowMs });
      expect(teams.length).toBeGreaterThan(2);
      for (const { team, played, counted, ...totals } of teams) {
        const wrong = Object.entries(counted).filter(([stat, count]) => {
          const value = totals[stat as keyof typeof counted];
          return count > played || (played > 0 && (value === null) !== (count === 0));
        });
        expect(wrong, `${team.name} in ${season_id}`).toEqual([]);
        expect(totals.shots_on_target ?? 0).toBeLessThanOrEqual(totals.shots ?? 0);
        expect(totals.passes_accurate ?? 0).toBeLessThanOrEqual(totals.passes ?? 0);
        expect(counted.shots_on_target).toBe(counted.shots);
        expect(counted.passes_accurate).toBe(counted.passes);
      }
    }
  });

  it("Statistics of players in demo seasons hold, and are the same in the team's list, in the player's season and among scorers", async () => {
    for (const season_id of seasons) {
      const query = { season_id, limit: 8, page: 1 };
      const { scorers } = (await listScorers(origin.db, query, nowMs)).data;
      expect(scorers.length).toBeGreaterThan(0);
      for (const { player, team, goals, matches, appearances } of scorers) {
        const { stats } = await getPlayerSeason(origin.db, { player_id: player.id, season_id }, nowMs);
        expect(stats, player.name).toMatchObject({ goals, matches, appearances });
        if (!team) continue;
        const { players } = await listPlayerSeasons(origin.db, { team_id: team.id, season_id }, nowMs);
        const wrong = players.flatMap((one) =>
          problemsOf(one.stats).map((problem) => `${one.player.name}: ${problem}`),
        );
        expect(wrong).toEqual([]);
        // A player who changed clubs has statistics with each of them.
        const own = players.find((one) => one.player.id === player.id)?.stats;
        expect(own?.matches, player.name).toBeLessThanOrEqual(matches);
        if (own?.matches === matches) expect(own).toEqual(stats);
      }
    }
  });
});
