import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { dateText } from "#origin/demo/calendar/days.ts";
import { createDemoSource } from "#origin/demo/demo-source.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import type { PlayerId } from "#shared/match/index.ts";
import { answersOfPlayer } from "#tests/support/consistency/season-answers.ts";
import { problemsOfPlayer, problemsOfSeason } from "#tests/support/consistency/statistic-problems.ts";
import { rowsOf, storedId } from "#tests/support/origin/rows-of.ts";
import { createSqliteDatabase } from "#tests/support/origin/sqlite-database.ts";

/**
 * No two sums of the demo world contradict each other, whatever its seed. The test checks a part of it in SQLite
 * itself, because it makes thousands of queries.
 */

const SEEDS = ["demo", "other"];
const NOW = Date.UTC(2026, 10, 27, 12);
const SEASONS = ["vie1/2026", "por1/2026", "por1/2025", "bra1/2026", "viecup/2025"];

describe.each(SEEDS)("seasons of the demo world of seed %s", (seed) => {
  let db: Database;

  beforeAll(async () => {
    db = await createSqliteDatabase();
    const source = createDemoSource(seed);
    const today = source.dayOf(NOW);
    const progress = { started: today, today, done: new Set<string>() };
    const isWanted = (step: string) =>
      !/^(season|full|ahead)\//.test(step) ||
      SEASONS.some((season) => step === `season/${season}`) ||
      step === `full/${dateText(today - 10)}`;
    const wanted = source.missingSteps(progress).map((steps) => steps.filter(isWanted));
    for (const steps of wanted.filter((list) => list.length > 0)) {
      for (const batch of source.batchesOf(steps, progress)) {
        const { refusals } = await storeBatch(db, batch, { now_ms: NOW, dry_run: false });
        expect(refusals).toEqual([]);
      }
    }
  }, 240_000);

  const rows = <Row>(sql: string, ...params: number[]) => rowsOf<Row>(db, sql, ...params);

  it.each(SEASONS)(
    "Seasons of the demo world of seed %s agree with each other in %s, of whole matches",
    async (name) => {
      const season = await storedId(db, "seasons", name);
      const looking = { whole: true, players: name === "por1/2026" };
      expect(await problemsOfSeason(db, season, NOW, looking)).toEqual([]);
    },
  );

  it("A player's season statistics equal the sum of the matches, also after a change of clubs", async () => {
    const seasonId = await storedId(db, "seasons", "por1/2025");
    const players = await rows<{ id: PlayerId }>(
      `SELECT DISTINCT CAST(e.key AS INTEGER) AS id, EXISTS (SELECT 1 FROM transfers t
          WHERE t.player_id = CAST(e.key AS INTEGER)) AS moved
        FROM matches m JOIN match_figures f ON f.match_id = m.id JOIN json_each(f.home_players) e
        WHERE m.season_id = ?1 ORDER BY moved DESC, id LIMIT 12`,
      seasonId,
    );
    expect(players).toHaveLength(12);
    for (const { id } of players) {
      const answers = await answersOfPlayer(db, { playerId: id, seasonId }, NOW);
      expect(answers.season?.appearances).toBeGreaterThan(0);
      expect(problemsOfPlayer(answers, { whole: true })).toEqual([]);
    }
  });

  it("Seasons of the demo world of seed %s show the state, the figures and the incidents of every match as one story", async () => {
    const odd = await rows(
      `SELECT m.id, s.home_goals, s.home_corners, s.home_yellow, s.home_red, f.stats
        FROM matches m JOIN match_figures f ON f.match_id = m.id JOIN match_states s ON s.match_id = m.id
          AND s.known_at = (SELECT max(known_at) FROM match_states WHERE match_id = m.id)
        WHERE s.status = 'ended' AND (
          s.home_corners IS NOT f.stats ->> '$[0][5]' OR s.away_corners IS NOT f.stats ->> '$[1][5]'
          OR s.home_yellow IS NOT f.stats ->> '$[0][9]' OR s.away_yellow IS NOT f.stats ->> '$[1][9]'
          OR s.home_red IS NOT f.stats ->> '$[0][10]' OR s.away_red IS NOT f.stats ->> '$[1][10]'
          OR coalesce(s.home_overtime, s.home_goals) IS NOT (SELECT count(*) FROM incidents i
            WHERE i.match_id = m.id AND i.side = 'home' AND i.cancelled_at IS NULL
              AND i.kind IN ('goal', 'penalty_goal', 'own_goal')))`,
    );
    expect(odd).toEqual([]);
  });

  it("Seasons of the demo world of seed %s have figures and prices of every match that ended before the last two weeks", async () => {
    const bare = await rows(
      `SELECT m.id FROM matches m JOIN match_states s ON s.match_id = m.id AND s.status = 'ended'
        WHERE m.match_time < ?1 AND (NOT EXISTS (SELECT 1 FROM match_figures f WHERE f.match_id = m.id)
          OR 3 > (SELECT count(*) FROM price_series p WHERE p.match_id = m.id))`,
      NOW / 1000 - 14 * 86_400,
    );
    expect(bare).toEqual([]);
  });
});
