import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { disruptionOf } from "#origin/demo/course/disruption.ts";
import { getLineup } from "#origin/football/lineup/lineup.service.ts";
import { getMatchPlayers } from "#origin/football/lineup/match-players.service.ts";
import { getMatchDetail } from "#origin/football/match/match.service.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import type { PlayerCount } from "#shared/player/index.ts";
import { answersOfMatch, type MatchAnswers } from "#tests/support/consistency/match-answers.ts";
import type { SourceOfMatch } from "#tests/support/consistency/match-facts.ts";
import { problemsOfCourse, problemsOfMatch } from "#tests/support/consistency/match-problems.ts";
import { liveDay } from "#tests/support/demo/live-day.ts";
import { createSqliteDatabase } from "#tests/support/origin/sqlite-database.ts";
import { areOld, oldMinute, reachedOnPage } from "#web/features/match/as-of-minute.rules.ts";

/**
 * Demo matches through their calls, moment by moment; tests/sweep does the same with a whole day of the whole world.
 */

const KICK_OFF = Date.UTC(2026, 9, 17, 12);
const MINUTE = 60_000;
const MATCHES = [1, 2, 3];
const DEMO: SourceOfMatch = { whole: true, inStep: true };

let db: Database;
const answersAt = (id: number, minute: number) =>
  answersOfMatch(db, id, KICK_OFF + minute * MINUTE, { withPast: minute % 30 === 0 });

beforeAll(async () => {
  db = await createSqliteDatabase();
  const day = liveDay({ matches: MATCHES.length, at_ms: KICK_OFF });
  const { refusals } = await storeBatch(db, day, { now_ms: KICK_OFF - 86_400_000, dry_run: false });
  expect(refusals).toEqual([]);
});

describe("the calls of a demo match", () => {
  it.each(MATCHES)(
    "The calls of a demo match agree with each other every three minutes, from before kick-off to the end (%i)",
    async (id) => {
      const problems: string[] = [];
      let last: MatchAnswers | null = null;
      for (let minute = -60; minute <= 150; minute += 3) {
        const answers = await answersAt(id, minute);
        problems.push(...problemsOfMatch(answers, DEMO));
        if (last) problems.push(...problemsOfCourse(last, answers));
        last = answers;
      }
      expect(problems).toEqual([]);
      expect(last?.detail.match.status).toBe("ended");
    },
  );
});

describe("the calls of a demo match that is interrupted", () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `stopped-${index}`);
  const name = names.find(
    (one) => disruptionOf({ id: `${one}-0`, seed: "test", decider: false })?.kind === "interrupted",
  );

  it("The calls of a demo match that is interrupted agree with each other at every minute, and no player loses a minute", async () => {
    const stopped = await createSqliteDatabase();
    const day = liveDay({ matches: 1, at_ms: KICK_OFF, name: name ?? "" });
    const { refusals } = await storeBatch(stopped, day, { now_ms: KICK_OFF - 86_400_000, dry_run: false });
    expect(refusals).toEqual([]);
    const problems: string[] = [];
    const statuses = new Set<string>();
    let last: MatchAnswers | null = null;
    // Every other minute, and at the start of each status: only seconds after a restart the interrupted minute goes on.
    const minutes = Array.from({ length: 80 }, (_, index) => KICK_OFF + 2 * index * MINUTE);
    const changes = day.matches[0]?.status_changes.flatMap(({ known_at_ms }) => known_at_ms ?? []) ?? [];
    for (const ms of [...minutes, ...changes].toSorted((a, b) => a - b)) {
      const withPast = ms % (10 * MINUTE) === 0 || changes.includes(ms);
      const answers = await answersOfMatch(stopped, 1, ms, { withPast });
      problems.push(...problemsOfMatch(answers, DEMO));
      if (last) problems.push(...problemsOfCourse(last, answers));
      statuses.add(answers.detail.match.status);
      last = answers;
    }
    expect(problems).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining(["interrupted", "second_half", "ended"]));
  });
});

describe("the statistics of a demo match in play", () => {
  it.each(MATCHES)(
    "The statistics of a demo match in play are never called old, nor are those of the players and their ratings (%i)",
    async (id) => {
      const old: string[] = [];
      let inPlay = 0;
      for (let minute = 0; minute <= 115; minute += 1) {
        const nowMs = KICK_OFF + minute * MINUTE;
        const { match, stats } = (await getMatchDetail(db, id, nowMs)).data;
        const reached = reachedOnPage(match, nowMs);
        if (reached === null) continue;
        inPlay += 1;
        const { teams } = (await getMatchPlayers(db, id, nowMs)).data;
        const { lineup } = (await getLineup(db, id, nowMs)).data;
        expect([reached, stats.length > 0, teams.length]).toEqual([reached, true, 2]);
        if ([...stats, ...teams].some(({ as_of_minute }) => typeof as_of_minute !== "number"))
          old.push(`no minute at minute ${reached}`);
        if (areOld(stats, reached)) old.push(`statistics at minute ${reached}`);
        for (const { as_of_minute } of teams)
          if (oldMinute(as_of_minute ?? 0, reached) !== null) old.push(`players at minute ${reached}`);
        for (const side of [lineup?.home, lineup?.away])
          if (oldMinute(side?.ratings_as_of_minute ?? 0, reached) !== null)
            old.push(`ratings at minute ${reached}`);
      }
      expect(inPlay).toBeGreaterThan(90);
      expect(old).toEqual([]);
    },
  );
});

type Changeable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { -readonly [Key in keyof Value]: Changeable<Value[Key]> };
type Answers = Changeable<MatchAnswers>;

const statistic = ({ detail }: Answers, kind: string) =>
  detail.stats.find((stat) => stat.kind === kind && stat.period === "full") ?? ({} as never);
const firstOf = <Row>(rows: readonly Row[], has: (row: Row) => boolean = () => true): Row => {
  const row = rows.find(has);
  if (!row) throw new Error("the match has no such row to spoil");
  return row;
};
const assignAll = (rows: readonly (object | null)[] | undefined, fields: object): void => {
  for (const row of rows ?? []) Object.assign(row ?? {}, fields);
};
const player = ({ players }: Answers) => firstOf(players.teams.flatMap((team) => team.players));
const goalLine = ({ detail }: Answers) => {
  const goal = firstOf(detail.incidents, ({ kind, cancelled }) => kind === "goal" && !cancelled);
  return firstOf(detail.commentary, ({ at }) => at === goal.at);
};
const past = ({ past: own }: Answers) => own ?? ({} as never);

/** Each corrupts one response of a match in play, so that it contradicts another one. */
const SPOILT: readonly (readonly [problem: RegExp, spoil: (answers: Answers) => void])[] = [
  [/the row and the match's own page differ/, (a) => Object.assign(a.row, { round: "another" })],
  [/missing from the matches in play/, (a) => Object.assign(a, { isListed: false })],
  [/half-time goals 9 > /, (a) => Object.assign(a.detail.match.score.home, { half: 9 })],
  [/home: listed goals \d, not 9/, (a) => Object.assign(a.detail.match.score.home, { goals: 9 })],
  [/home: yellow cards \d, not 12/, (a) => Object.assign(a.detail.match.score.home, { yellow: 12 })],
  [/home: listed corners \d, not 40/, (a) => Object.assign(a.detail.match.score.home, { corners: 40 })],
  [/a winner while it is/, (a) => Object.assign(a.detail.match, { winner: "home" })],
  [/is not known yet/, (a) => Object.assign(firstOf(a.detail.incidents), { at: a.nowMs })],
  [/comes after a later one/, (a) => void a.detail.incidents.reverse()],
  [/score after the last/, (a) => assignAll(a.detail.incidents, { home_score: 8 })],
  [/goals are no highlights/, (a) => Object.assign(a, { highlights: [] })],
  [/the comparison of its teams differ/, (a) => Object.assign(a.team, { stats: [] })],
  [/one kind twice/, (a) => void a.detail.stats.push(firstOf(a.detail.stats))],
  [/possession full 90 \+ \d+ is not 100/, (a) => Object.assign(statistic(a, "possession"), { home: 90 })],
  [/home: shots_on_target 99 > /, (a) => Object.assign(statistic(a, "shots_on_target"), { home: 99 })],
  [
    /corners of the first_half 99 > /,
    (a) =>
      Object.assign(
        firstOf(a.detail.stats, ({ kind, period }) => kind === "corners" && period === "first_half"),
        { home: 99 },
      ),
  ],
  [/as of: shots of minute 80 > /, (a) => Object.assign(statistic(a, "shots"), { as_of_minute: 80 })],
  [
    /players of .* of minute 70 in a match that is not in play/,
    (a) => {
      Object.assign(a.detail.match, { status: "ended" });
      assignAll(a.players.teams, { as_of_minute: 70 });
    },
  ],
  [/home: corners of 99 > /, (a) => Object.assign(statistic(a, "corners"), { home: 99 })],
  [/home: corners of the corner list 99/, (a) => Object.assign(a.corners, { home: 99 })],
  [
    /"7-7" beside \d-\d/,
    (a) => void a.detail.commentary.push({ ...goalLine(a), text: "7-7", at: a.nowMs / 1000 }),
  ],
  [
    /as corner 99, not \d/,
    (a) => Object.assign(goalLine(a), { translations: { en: "Corner number 99 for them." } }),
  ],
  [
    /down to 11 men.* of 11 > 10/,
    (a) => {
      const line = goalLine(a);
      const card = {
        ...firstOf(a.detail.incidents),
        kind: "red_card",
        side: line.side,
        at: line.at,
        cancelled: false,
      };
      a.detail.incidents.push(card as never);
      Object.assign(line, { translations: { en: "They are down to 11 men." } });
    },
  ],
  [/nothing about the goal/, (a) => Object.assign(a.detail, { commentary: [] })],
  [
    /says 1-0, its English 1-1/,
    (a) => Object.assign(goalLine(a), { text: "1-0", translations: { en: "1-1" } }),
  ],
  [
    /in the line of half-time/,
    (a) =>
      Object.assign(goalLine(a), {
        translations: { en: "Half-time: 0-0. Possession 1% - 99%, shots 77 - 66." },
      }),
  ],
  [/goals among players 9 > /, (a) => Object.assign(player(a), { goals: 9 })],
  [/passes_accurate 5000 > /, (a) => Object.assign(player(a), { passes_accurate: 5000 })],
  [/minutes played 119 > /, (a) => Object.assign(player(a), { minutes_played: 119 })],
  [/shots of all players \d+ > /, (a) => Object.assign(player(a), { shots: 80 })],
  [
    /own page: .*: minutes_played \d+, not \d+/,
    (a) => Object.assign(firstOf(a.appearances ?? []), { minutes_played: 7 }),
  ],
  [/starters among the players/, (a) => Object.assign(player(a), { starter: !player(a).starter })],
  [/the best is rated null, others \d/, (a) => Object.assign(a.players, { best_player_id: 1 })],
  [/is rated/, (a) => assignAll(a.lineup?.home.players, { rating: 1 })],
  [/home: line-up: a player twice/, (a) => void a.lineup?.home.players.push(firstOf(a.lineup.home.players))],
  [
    /home: line-up: 10 starters/,
    (a) => Object.assign(firstOf(a.lineup?.home.players ?? []), { starter: false }),
  ],
  [/home: line-up: not one captain/, (a) => assignAll(a.lineup?.home.players, { captain: false })],
  [
    /line 0.5 on offer after \d/,
    (a) =>
      assignAll(
        a.odds.filter(({ market }) => market === "over_under").map(({ inplay }) => inplay),
        { line: 0.5, suspended: false },
      ),
  ],
  [
    /a inplay price of \d+ > /,
    (a) =>
      assignAll(
        a.odds.map(({ inplay }) => inplay),
        { at: a.nowMs },
      ),
  ],
  [
    /strength form 60 \+ 50 is not 100/,
    (a) => void past(a).analysis.strength.push({ kind: "form", home: 60, away: 50 }),
  ],
  [
    /recent of the home side 50 \+ 20 \+ 20/,
    (a) => Object.assign(past(a).rates.recent.home, { won_percent: 50, drawn_percent: 20, lost_percent: 20 }),
  ],
  [
    /parity.over 0 at home and 0 away are not 3/,
    (a) => Object.assign(past(a).analysis.home.parity.total, { over: 3 }),
  ],
  [
    /goals of the listed matches 0, not 4/,
    (a) => Object.assign(past(a).analysis.home.summary, { goals_for: 4 }),
  ],
];

/** Lowers one count by 1, of the first home player whose count is above 0. */
const oneLess =
  (count: PlayerCount | "minutes_played") =>
  ({ players }: Answers) => {
    const row = firstOf(players.teams[0]?.players ?? [], (one) => (one[count] ?? 0) > 0);
    row[count] = (row[count] ?? 0) - 1;
  };
const setStat = (answers: Answers, kind: string, home: number) => {
  for (const stats of [answers.detail.stats, answers.team.stats])
    Object.assign(
      firstOf(stats, (one) => one.kind === kind && one.period === "full"),
      { home },
    );
};

/** The same where statistics change with each event: a team's count and the sum of its players are equal. */
const SPOILT_IN_STEP: typeof SPOILT = [
  ...(["passes", "passes_accurate", "tackles", "interceptions", "clearances", "fouls", "shots"] as const).map(
    (count): (typeof SPOILT)[number] => [
      new RegExp(`home: ${count} of all players \\d+, not \\d+`),
      oneLess(count),
    ],
  ),
  [/home: shots_on_target of all players \d+, not 9/, (a) => setStat(a, "shots_on_target", 9)],
  [/home: shots on target of goals and saves 9 > /, (a) => setStat(a, "shots_on_target", 9)],
  [/home: yellow_cards of all players \d+, not 9/, (a) => setStat(a, "yellow_cards", 9)],
  [/home: red cards of all players \d+, not 9/, (a) => setStat(a, "red_cards", 9)],
  [/home: offsides of all players \d+, not 9/, (a) => setStat(a, "offsides", 9)],
  [/home: saves of all players \d+, not 19/, (a) => setStat(a, "saves", 19)],
  [/home: hit_woodwork of all players \d+, not 9/, (a) => setStat(a, "hit_woodwork", 9)],
  [/home: shots that the rivals blocked \d+, not 19/, (a) => setStat(a, "blocked_shots", 19)],
  [/home: goals of all players \d+, not \d+/, (a) => Object.assign(player(a), { goals: 7 })],
  [/away: fouls against the rivals \d+, not \d+/, oneLess("was_fouled")],
  [/home: minutes of the match \d+ > \d+/, oneLess("minutes_played")],
  [/home: shots, corners and offsides of attacks \d+ > 1/, (a) => setStat(a, "attacks", 1)],
  [/home: shots of dangerous attacks \d+ > 0/, (a) => setStat(a, "dangerous_attacks", 0)],
  [/home: no pass/, (a) => setStat(a, "passes", 0)],
  [/duels of both sides \d+, not \d+/, oneLess("duels")],
  [/duels won by either side \d+, not \d+/, oneLess("duels_won")],
];

/** Statistics that follow some minutes later may be less than the counted events. */
const LATER: SourceOfMatch = { whole: true, inStep: false };

describe("problems of a match", () => {
  /** In the second half, after a goal. */
  const spoilt = async (spoil: (answers: Answers) => void, source = LATER): Promise<string[]> => {
    const answers = structuredClone(await answersAt(1, 90)) as Answers;
    spoil(answers);
    return problemsOfMatch(answers as MatchAnswers, source);
  };

  it.each(SPOILT_IN_STEP)(
    "Problems of a match in step say %s where one answer is spoilt",
    async (problem, spoil) => {
      expect(await spoilt(spoil, DEMO)).toContainEqual(expect.stringMatching(problem));
    },
  );

  it.each(SPOILT)("Problems of a match say %s where one answer is spoilt", async (problem, spoil) => {
    expect(await spoilt(spoil)).toContainEqual(expect.stringMatching(problem));
  });

  it("Statistics that follow later cause problems only where they have to be in step", async () => {
    const spoil = (answers: Answers) => {
      for (const stats of [answers.detail.stats, answers.team.stats])
        Object.assign(
          firstOf(stats, ({ kind, period }) => kind === "corners" && period === "full"),
          { home: 0 },
        );
    };
    expect(await spoilt(spoil)).toContainEqual(expect.stringMatching(/corners of the first_half/));
    const answers = structuredClone(await answersAt(1, 90)) as Answers;
    spoil(answers);
    const strict = problemsOfMatch(answers as MatchAnswers, { whole: true, inStep: true });
    expect(strict).toContainEqual(expect.stringMatching(/statistics: home: corners 0, not \d/));
  });

  it("Problems of the course of a match name what fell or went", async () => {
    const [early, late] = [await answersAt(1, 60), await answersAt(1, 90)];
    expect(problemsOfCourse(early, late)).toEqual([]);
    const backwards = problemsOfCourse(late, early);
    expect(backwards).toContainEqual(expect.stringMatching(/: lines of commentary \d+, then \d+/));
    expect(backwards).toContainEqual(expect.stringMatching(/: shots full \d+, then \d+/));
  });
});
