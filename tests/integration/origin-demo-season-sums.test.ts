import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { sum } from "#tests/support/consistency/problems.ts";
import {
  answersOfPlayer,
  answersOfSeason,
  type SeasonAnswers,
} from "#tests/support/consistency/season-answers.ts";
import { problemsOfSeasonAnswers } from "#tests/support/consistency/statistic-problems.ts";
import { liveDay } from "#tests/support/demo/live-day.ts";
import { createSqliteDatabase } from "#tests/support/origin/sqlite-database.ts";

/** A demo season while its matches are played: sums of teams and of players cover the same, ended matches. */

const KICK_OFF = Date.UTC(2026, 9, 17, 12);
const MINUTE = 60_000;
const DAY = { matches: 3, weeks_before: 2 };
const TEAMS = 2 * DAY.matches;
const SEASON = 1;

let db: Database;
const answersAt = (minute: number) =>
  answersOfSeason(db, SEASON, KICK_OFF + minute * MINUTE, { players: true });

beforeAll(async () => {
  db = await createSqliteDatabase();
  const day = liveDay({ ...DAY, at_ms: KICK_OFF });
  const { refusals } = await storeBatch(db, day, { now_ms: KICK_OFF - 30 * 86_400_000, dry_run: false });
  expect(refusals).toEqual([]);
});

describe("the sums of a demo season", () => {
  it("The sums of a demo season agree with each other every quarter of an hour, from before kick-off to the end", async () => {
    const problems: string[] = [];
    const played: number[] = [];
    let inPlay = 0;
    for (let minute = -60; minute <= 150; minute += 15) {
      const answers = await answersAt(minute);
      problems.push(...problemsOfSeasonAnswers(answers, { whole: true }));
      played.push(sum(answers.stats.map((row) => row.played)));
      inPlay = Math.max(inPlay, answers.inPlay.length);
    }
    expect(problems).toEqual([]);
    expect([played[0], played.at(-1)]).toEqual([TEAMS * DAY.weeks_before, TEAMS * (DAY.weeks_before + 1)]);
    expect(inPlay).toBeGreaterThan(11 * TEAMS);
  });
});

const first = <Row>(rows: Iterable<Row> | undefined): Row => {
  const [row] = rows ?? [];
  if (row === undefined) throw new Error("the season has no such row to spoil");
  return row;
};
const raise = <Key extends string>(row: Readonly<Record<Key, number | null>>, key: Key, by = 1): void =>
  void Object.assign(row, { [key]: (row[key] ?? 0) + by });
const seasonInPlay = ({ inPlay }: SeasonAnswers) => {
  const { season } = first(inPlay.filter((one) => one.season !== null));
  if (!season) throw new Error("the player has no season to spoil");
  return season;
};
/** A player whose first match of the season is in play. */
const newcomer = ({ inPlay }: SeasonAnswers) => first(inPlay.filter(({ season }) => season === null));
const inSquad = ({ squads }: SeasonAnswers) => first(first(squads?.values())).stats;

/** Each corrupts one sum, so that it contradicts another one. */
const SPOILT: readonly (readonly [problem: RegExp, spoil: (answers: SeasonAnswers) => void])[] = [
  [/^scorer .*: goals \d+, not \d+/, (a) => raise(first(a.scorers), "goals")],
  [/^scorer .*: appearances \d+, not \d+/, (a) => raise(first(a.scorers), "appearances")],
  [/^scorer .*: minutes_played \d+, not \d+/, (a) => raise(first(a.scorers), "minutes_played", 75)],
  [/^scorer .*: matches \d+, not \d+/, (a) => raise(first(a.scorers), "matches")],
  [/^scorer .*: is in no list of a team/, (a) => Object.assign(first(a.scorers).player, { id: 9999 })],
  [/^scorers and own goals are \d+ of \d+ goals/, (a) => Object.assign(a, { scorers: a.scorers.slice(1) })],
  [/: players \d+ \+ own goals \d+ are not \d+ goals/, (a) => raise(inSquad(a), "goals")],
  [/: players scored \d+ of \d+ goals/, (a) => raise(inSquad(a), "goals", 9)],
  [/: \d+ starts in 2 matches/, (a) => raise(inSquad(a), "starts")],
  [/: appearances 4 > 2/, (a) => Object.assign(inSquad(a), { appearances: 4 })],
  [/^player \d+: goals of the season \d+, not \d+/, (a) => raise(seasonInPlay(a), "goals")],
  [/^player \d+: goals as a scorer \d+, not \d+/, (a) => raise(seasonInPlay(a), "goals")],
  [/^player \d+: minutes_played of ended matches/, (a) => raise(seasonInPlay(a), "minutes_played", 75)],
  [/^player \d+: yellow_cards of ended matches/, (a) => raise(seasonInPlay(a), "yellow_cards")],
  [/^player \d+: ended matches played \d+, not \d+/, (a) => raise(seasonInPlay(a), "appearances")],
  [
    /^player \d+: ended matches played 0, not \d+/,
    (a) => Object.assign(newcomer(a), { season: seasonInPlay(a) }),
  ],
  [
    /^player \d+: has a season and is in no list of a team/,
    (a) => Object.assign(newcomer(a), { season: seasonInPlay(a) }),
  ],
  [/: \d+-\d+ beside \d+-\d+ in the table/, (a) => raise(first(a.stats), "goals")],
];

describe("problems of a season", () => {
  /** In the second half, and after the end. */
  const IN_PLAY = 75;
  const AFTER = 150;
  const problemsOf = (answers: SeasonAnswers) => problemsOfSeasonAnswers(answers, { whole: true });

  it.each(SPOILT)("Problems of a season say %s where one sum is spoilt", async (problem, spoil) => {
    const answers = structuredClone(await answersAt(IN_PLAY));
    spoil(answers);
    expect(problemsOf(answers)).toContainEqual(expect.stringMatching(problem));
  });

  it.each(["scorers", "squads", "stats", "tables"] as const)(
    "Problems of a season are some where %s alone count the matches in play",
    async (call) => {
      const [now, later] = [await answersAt(IN_PLAY), await answersAt(AFTER)];
      expect(problemsOf({ ...now, [call]: later[call] })).not.toEqual([]);
    },
  );

  it("Problems of a season are some where the players' own seasons alone count the matches in play", async () => {
    const answers = await answersAt(IN_PLAY);
    const inPlay = [];
    for (const one of answers.inPlay) {
      const later = await answersOfPlayer(
        db,
        { playerId: one.id, seasonId: SEASON },
        KICK_OFF + AFTER * MINUTE,
      );
      inPlay.push({ ...one, season: later.season });
    }
    expect(problemsOf({ ...answers, inPlay }).length).toBeGreaterThan(inPlay.length);
  });
});
