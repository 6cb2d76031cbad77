import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { createDemoSource } from "#origin/demo/demo-source.ts";
import { listInPlay } from "#origin/football/match/match.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { answersOfMatch, type MatchAnswers } from "../consistency/match-answers.ts";
import type { SourceOfMatch } from "../consistency/match-facts.ts";
import { problemsOfCourse, problemsOfMatch } from "../consistency/match-problems.ts";
import { problemsOfTableRow } from "../consistency/past-problems.ts";
import { problemsOfSeason } from "../consistency/statistic-problems.ts";
import { rowsOf, storedId } from "../origin/rows-of.ts";
import { createSqliteDatabase } from "../origin/sqlite-database.ts";

/** A day of the demo world minute by minute: every call of every match in play, and the tables they belong to. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A Saturday, when leagues of every continent play. */
const DAY = Date.UTC(2026, 9, 17);
const DEMO: SourceOfMatch = { whole: true, inStep: true };
/** Seasons of the day that are stored from their beginning: every sum of them is checked every hour. */
const SEASONS = ["eng1/2026", "vie1/2026"];
/** Further violations add nothing. */
const SHOWN = 40;

/** Complaints without repetitions of another minute. */
const different = (problems: readonly string[]): string[] => [
  ...new Map(problems.toReversed().map((one) => [one.replace(/ \d+': /, ": "), one])).values(),
];

/** The requested parts of the world of a day: its two weeks, and the earlier matches of some seasons. */
async function storeDay(db: Database, seed: string): Promise<void> {
  const source = createDemoSource(seed);
  const today = source.dayOf(DAY);
  const progress = { started: today, today, done: new Set<string>() };
  const seasons = SEASONS.map((season) => `season/${season}`);
  const isWanted = (step: string) => !/^(season|ahead)\//.test(step) || seasons.includes(step);
  for (const steps of source.missingSteps(progress)) {
    const wanted = steps.filter(isWanted);
    if (wanted.length === 0) continue;
    for (const batch of source.batchesOf(wanted, progress)) {
      const { refusals } = await storeBatch(db, batch, { now_ms: DAY, dry_run: false });
      expect(refusals).toEqual([]);
    }
  }
}

/** Problems of the tables of these seasons, and at each full hour of the sums of the stored ones. */
async function problemsOfSeasons(db: Database, ids: Iterable<number>, nowMs: number): Promise<string[]> {
  const problems: string[] = [];
  for (const season of ids) {
    const { tables } = (await getStandings(db, season, nowMs)).data;
    problems.push(...tables.flatMap(({ rows }) => rows).flatMap(problemsOfTableRow));
  }
  if (nowMs % HOUR_MS !== 0) return problems;
  for (const name of SEASONS) {
    const season = await storedId(db, "seasons", name);
    problems.push(...(await problemsOfSeason(db, season, nowMs, { whole: true, players: true })));
  }
  return problems;
}

/** Declares the tests of a day of the world of a seed, one per hour. */
export function sweepMinutes(seed: string): void {
  describe(`a day of the demo world of seed ${seed}, minute by minute`, () => {
    let db: Database;
    let looks = 0;
    const last = new Map<number, MatchAnswers>();

    beforeAll(async () => {
      db = await createSqliteDatabase();
      await storeDay(db, seed);
    }, 600_000);

    /**
     * Matches that kicked off within two and a half hours, so that all in play are among them, or will within ten
     * minutes.
     */
    const matchesAt = (nowMs: number) =>
      rowsOf<{ id: number; season_id: number }>(
        db,
        "SELECT id, season_id FROM matches WHERE match_time BETWEEN ?1 - 9000 AND ?1 + 600 ORDER BY id",
        nowMs / 1000,
      );

    async function problemsAt(nowMs: number): Promise<string[]> {
      const problems: string[] = [];
      const matches = await matchesAt(nowMs);
      const isFull = nowMs % (15 * MINUTE_MS) === 0;
      for (const { id } of matches) {
        const answers = await answersOfMatch(db, id, nowMs, { withPast: isFull });
        const before = last.get(id);
        problems.push(...problemsOfMatch(answers, DEMO));
        if (before) problems.push(...problemsOfCourse(before, answers));
        last.set(id, answers);
        looks += 1;
      }
      const ids = new Set(matches.map(({ id }) => id));
      const { matches: listed } = (await listInPlay(db, nowMs)).data;
      const missed = listed.filter(({ id }) => !ids.has(id));
      if (missed.length > 0) problems.push(`${missed.length} matches in play that began long ago`);
      if (!isFull) return problems;
      const seasons = new Set(matches.map(({ season_id }) => season_id));
      return [...problems, ...(await problemsOfSeasons(db, seasons, nowMs))];
    }

    it.each(Array.from({ length: 24 }, (_, hour) => hour))(
      "nothing is contradicted from %i o'clock UTC on",
      async (hour) => {
        const problems: string[] = [];
        for (let minute = 0; minute < 60; minute += 1)
          problems.push(...(await problemsAt(DAY + hour * HOUR_MS + minute * MINUTE_MS)));
        expect(different(problems).slice(0, SHOWN)).toEqual([]);
      },
      600_000,
    );

    it("looks at thousands of moments of matches", () => {
      expect(looks).toBeGreaterThan(5000);
    });
  });
}
