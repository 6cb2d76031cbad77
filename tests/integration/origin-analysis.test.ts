import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { getAnalysis } from "#origin/football/analysis/match-analysis.service.ts";
import { getTeamRates, getTeamStats } from "#origin/football/analysis/match-form.service.ts";
import { getHistory } from "#origin/football/analysis/match-history.service.ts";
import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import type { PastMatch } from "#shared/analysis/index.ts";
import { endpoints } from "#shared/api/index.ts";
import {
  aBatchMatch,
  aLeague,
  aPlayedMatch,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aPast } from "#tests/support/batches/past-batches.ts";
import { aCompany, someResultPrices } from "#tests/support/batches/price-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

/** Just before the kick-off of the current match, which is the first of each league here: hanoi against hue. */
const NOW = atMinute(-1);

const companies = [
  aCompany({ external_id: "cold", name: "Cold", hot: false }),
  aCompany(),
  aCompany({ external_id: "b2", name: "Bookmaker Two", position: 2 }),
];

/** The builders' league with a second competition, `cup`. */
function leagueOf(matches: BatchMatch[], fields: Partial<Batch> = {}): Batch {
  const league = aLeague(matches, { companies });
  const copy = <Row extends object>(rows: Row[], changes: Partial<Row>) =>
    rows.map((row) => ({ ...row, ...changes }));
  return {
    ...league,
    competitions: [...league.competitions, ...copy(league.competitions, { external_id: "cup", name: "Cup" })],
    seasons: [...league.seasons, ...copy(league.seasons, { external_id: "cup-2026", competition: "cup" })],
    stages: [...league.stages, ...copy(league.stages, { external_id: "cup-2026/1", season: "cup-2026" })],
    ...fields,
  };
}
/** For an ended match whose source sends no score. */
const unscored = [aStatusChange(atMinute(-1000), "ended", { home: {}, away: {} })];
const inCup = { season: "cup-2026", stage: "cup-2026/1" };

const defaults = { match_id: 1, count: 10, same_venue: 0, same_comp: 0 } as const;
const analyse = async (query: object = {}, now = NOW) => {
  const { data } = await getAnalysis(db, { ...defaults, ...query }, now);
  return z.parse(endpoints.matchesStatisticAnalysis.answer, data);
};
const history = async (now = NOW) =>
  z.parse(endpoints.matchesAnalysis.answer, (await getHistory(db, 1, now)).data);

const scoresOf = (matches: readonly PastMatch[]) =>
  matches.map(
    ({ match }) =>
      `${match.home.name} ${match.score.home.goals}-${match.score.away.goals} ${match.away.name}`,
  );

describe("past matches", () => {
  it("Past matches are those that ended with a score before the match in view, newest first, on both sides", async () => {
    await store(
      leagueOf([
        aBatchMatch(),
        aPast(1, ["vinh", 0, 2, "hanoi"]),
        aPast(20, ["hanoi", 1, 1, "da-lat"]),
        aPast(9, ["hue", 3, 0, "hanoi"]),
        aPast(5, ["hanoi", 4, 0, "vinh"], { match: { status_changes: [] } }),
        aPast(4, ["hanoi", 0, 0, "hue"], { match: { status_changes: unscored } }),
        aPast(-3, ["hanoi", 5, 0, "vinh"]),
      ]),
    );
    const { home, away, head_to_head } = (await history()).history;
    expect(scoresOf(home)).toEqual(["Vinh 0-2 Hà Nội", "Huế 3-0 Hà Nội", "Hà Nội 1-1 Đà Lạt"]);
    expect(home.map(({ result }) => result)).toEqual(["won", "lost", "drawn"]);
    expect(scoresOf(away)).toEqual(["Huế 3-0 Hà Nội"]);
    expect(away[0]?.result).toBe("won");
    expect(head_to_head.map(({ result }) => result)).toEqual(["lost"]);
  });

  it("Past matches are as known now: what is stored for later does not count yet", async () => {
    await store(leagueOf([aBatchMatch(), aPast(0.02, ["hanoi", 1, 0, "vinh"])]));
    expect((await history()).history.home).toEqual([]);
    expect((await history(atMinute(120))).history.home).toHaveLength(1);
  });

  it("Past matches are not counted twice for a replay", async () => {
    await store(leagueOf([aBatchMatch(), aPast(9, ["hanoi", 1, 0, "vinh"])]));
    const replay = aPast(3, ["hanoi", 1, 0, "vinh"], { match: { season: "again", stage: "again/1" } });
    const league = aLeague([replay]);
    await store({
      ...league,
      provenance: "replay",
      seasons: league.seasons.map((row) => ({ ...row, external_id: "again", name: "replay" })),
      stages: league.stages.map((row) => ({ ...row, external_id: "again/1", season: "again" })),
      stage_teams: [],
    });
    expect((await analyse()).home.summary).toMatchObject({ played: 1, won: 1 });
  });

  it("Past matches are cut to the window that was asked for", async () => {
    await store(
      leagueOf([
        aBatchMatch(),
        aPast(1, ["vinh", 0, 1, "hanoi"]),
        aPast(2, ["hanoi", 0, 1, "vinh"], { match: inCup }),
        aPast(3, ["hanoi", 1, 1, "da-lat"]),
        aPast(4, ["hue", 2, 2, "hanoi"]),
        aPast(5, ["hanoi", 3, 0, "hue"], { match: inCup }),
        aPast(6, ["hue", 0, 0, "vinh"]),
      ]),
    );
    const playedIn = async (query: object) => {
      const { home, away, head_to_head } = await analyse(query);
      return [home.summary.played, away.summary.played, head_to_head.summary.played];
    };
    expect(await playedIn({})).toEqual([5, 3, 2]);
    expect(await playedIn({ count: 3 })).toEqual([3, 3, 2]);
    expect(await playedIn({ same_venue: 1 })).toEqual([3, 1, 1]);
    expect(await playedIn({ same_comp: 1 })).toEqual([3, 2, 1]);
    expect(await playedIn({ same_venue: 1, same_comp: 1 })).toEqual([1, 0, 0]);
    expect(scoresOf((await analyse({ same_venue: 1, same_comp: 1 })).home.matches)).toEqual([
      "Hà Nội 1-1 Đà Lạt",
    ]);
  });

  it("Past matches fill a filtered window from far back", async () => {
    const away = Array.from({ length: 60 }, (_, index) =>
      aPast(index + 1, ["vinh", 0, 1, "hanoi"], { match: inCup }),
    );
    const home = [100, 200, 300].map((days) => aPast(days, ["hanoi", 1, 0, "vinh"]));
    await store(leagueOf([aBatchMatch(), ...away, ...home]));
    const { summary } = (await analyse({ count: 3, same_venue: 1, same_comp: 1 })).home;
    expect([summary.played, (await analyse({ count: 50 })).home.summary.played]).toEqual([3, 50]);
  });

  it("Past matches need a match that is known", async () => {
    await expect(getHistory(db, 9, NOW)).rejects.toMatchObject({ code: "match_not_found" });
    await expect(getAnalysis(db, { ...defaults, match_id: 9 }, NOW)).rejects.toMatchObject({
      code: "match_not_found",
    });
    await expect(getTeamStats(db, 9, NOW)).rejects.toMatchObject({ code: "match_not_found" });
    await expect(getTeamRates(db, 9, NOW)).rejects.toMatchObject({ code: "match_not_found" });
  });
});

describe("prices of past matches", () => {
  const lines = (company: string, handicap: number) => ({ company, handicap, total: 2.5 });

  it("Prices of past matches are the last before kick-off of the hot company placed first that has some, match by match", async () => {
    await store(
      leagueOf([
        aBatchMatch(),
        aPast(1, ["hanoi", 2, 1, "vinh"], { lines: [lines("cold", 3), lines("b2", 2), lines("b1", 1)] }),
        aPast(2, ["hanoi", 2, 1, "vinh"], { lines: [lines("cold", 3), lines("b2", 0.75)] }),
        aPast(3, ["vinh", 2, 1, "hanoi"], { lines: [lines("cold", -0.25)], prices: [2, 3.5, 4] }),
        aPast(4, ["vinh", 2, 1, "hanoi"]),
      ]),
    );
    const { matches, summary } = (await analyse()).home;
    expect(
      matches.map(({ company, asian_handicap: bet }) => [company?.name, bet?.line, bet?.outcome]),
    ).toEqual([
      ["Bookmaker One", 1, "push"],
      ["Bookmaker Two", 0.75, "half_won"],
      ["Bookmaker One", undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    expect(matches[2]?.match_result).toEqual({ home: 2, draw: 3.5, away: 4 });
    expect(matches[0]?.over_under).toEqual({ line: 2.5, over: 1.9, under: 1.9, outcome: "over" });
    expect(summary).toMatchObject({
      lines: {
        handicap: { played: 2, won: 1, push: 1, win_percent: 50 },
        total: { played: 2, over: 2, over_percent: 100 },
      },
    });
  });

  it("Prices of past matches are of one company alone when it was named", async () => {
    await store(
      leagueOf([
        aBatchMatch(),
        aPast(1, ["vinh", 2, 1, "hanoi"], { lines: [lines("cold", -0.25), lines("b1", 1)] }),
      ]),
    );
    // The builders' first company is the cold one, and ids count from 1.
    const [past] = (await analyse({ company_id: 1 })).home.matches;
    expect([past?.company?.name, past?.asian_handicap]).toEqual([
      "Cold",
      { line: -0.25, home: 1.9, away: 1.9, outcome: "lost" },
    ]);
    await expect(analyse({ company_id: 99 })).rejects.toMatchObject({ code: "company_not_found" });
  });

  it("Prices of past matches settle the first half by its own lines", async () => {
    const half = { handicap: 0.5, total: 0.75, period: "half" } as const;
    await store(
      leagueOf([
        aBatchMatch(),
        aPast(1, ["hanoi", 1, 3, "vinh"], { half: [1, 0], lines: [lines("b1", 0), half] }),
      ]),
    );
    const { lines: ofTeam } = (await analyse()).home;
    expect(ofTeam?.full.last_six).toMatchObject({ handicap_outcomes: ["lost"], total_outcomes: ["over"] });
    expect(ofTeam?.half.last_six).toMatchObject({
      handicap_outcomes: ["won"],
      total_outcomes: ["half_over"],
    });
    expect(ofTeam?.half.home.handicap.win_percent).toBe(100);
  });
});

describe("goals of past matches", () => {
  it("Goals of past matches count where they are credited, and not when they were cancelled", async () => {
    await store(
      leagueOf([
        aBatchMatch(),
        aPast(1, ["hanoi", 2, 1, "vinh"], {
          half: [1, 1],
          goals: ["away 3 cancelled", "home 12 own", "away 45+2", "home 90+4 penalty"],
        }),
      ]),
    );
    const { home } = await analyse();
    expect(home.goal_times.home).toEqual({
      scored: [0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      conceded: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
      first_goal: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(home.first_goals.total).toEqual({ scored: 1, conceded: 0, none: 0 });
    expect(home.half_full.total).toMatchObject({ drawn_won: 1 });
    expect(home.goals.total).toMatchObject({ first_half_goals: 1, second_half_goals: 1 });
    expect(home.parity.total).toEqual({ over: 1, under: 0, odd: 1, even: 0 });
    const scored = (await history()).goal_distribution?.home.scored;
    expect(scored?.total.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 1]);
    expect(scored?.away.map(({ percent }) => percent)).toEqual(Array(6).fill(null));
  });
});

describe("the comparison of two teams", () => {
  it("The comparison of two teams shares points, goals and squad value, whatever window was chosen", async () => {
    const players = aLeague().players.map((player, place) => ({
      ...player,
      market_value: { amount: (place + 1) * 100_000, currency: "EUR" },
    }));
    await store(
      leagueOf(
        [
          aBatchMatch(),
          aPast(1, ["hanoi", 2, 0, "vinh"]),
          aPast(2, ["hue", 1, 1, "vinh"]),
          aPast(3, ["da-lat", 0, 0, "hanoi"], { match: inCup }),
        ],
        { players },
      ),
    );
    const { strength, home } = await analyse({ count: 3, same_venue: 1, same_comp: 1 });
    const shares = Object.fromEntries(strength.map(({ kind, home: share, away }) => [kind, [share, away]]));
    // All matches: 2 points a match to 1; the competition: 3 to 1.
    expect(shares).toEqual({
      form: [70.8, 29.2],
      competition_form: [75, 25],
      attack: [58.3, 41.7],
      defence: [100, 0],
      value: [33.3, 66.7],
    });
    expect(home.squad_value).toEqual({ amount: 100_000, currency: "EUR" });
  });

  it("The comparison of two teams shows the table as it stood at kick-off, and what comes next", async () => {
    const next = (daysAfter: number, away: string) =>
      aBatchMatch({ external_id: away, away, match_time: KICK_OFF + daysAfter * 86_400 });
    const cancelled = {
      ...next(2, "vinh"),
      external_id: "off",
      status_changes: [
        { known_at_ms: NOW - 1, status: "cancelled", period_started_at_ms: null, score: null },
      ],
    } as const;
    await store(
      leagueOf([
        aPlayedMatch(),
        aPast(7, ["hanoi", 0, 1, "vinh"], { half: [0, 0] }),
        { ...cancelled, status_changes: [...cancelled.status_changes] },
        next(3.3, "vinh"),
        next(7, "da-lat"),
      ]),
    );
    const { home, away } = await analyse({}, atMinute(300));
    expect(home.standing).toMatchObject({ position: 4, played: 1, points: 0, half: { drawn: 1 } });
    expect(away.standing).toMatchObject({ played: 0 });
    expect(home.schedule.map(({ match, gap_days }) => [match.away.name, gap_days])).toEqual([
      ["Vinh", 3],
      ["Đà Lạt", 7],
    ]);
    expect(away.schedule).toEqual([]);
    expect((await history()).future.home).toHaveLength(2);
  });

  it("The comparison of two teams stands with empty lists for teams that nobody knows anything of", async () => {
    await store(leagueOf([aBatchMatch()], { stage_teams: [], players: [] }));
    const { home, head_to_head, strength } = await analyse();
    expect([home.matches, head_to_head.matches, strength, home.squad_value]).toEqual([[], [], [], null]);
    expect(home.summary).toMatchObject({ played: 0, win_percent: null });
  });
});

describe("averages and rates", () => {
  const counts = { corners: [6, 2], yellow: [1, 3] } as const;

  it("Averages and rates are of the last three and ten matches, beside the match's own statistics", async () => {
    await store(
      leagueOf([
        aPlayedMatch(),
        aPast(1, ["hanoi", 2, 0, "vinh"], { counts }),
        aPast(2, ["vinh", 1, 0, "hanoi"], { counts }),
        aPast(3, ["hanoi", 1, 1, "vinh"]),
        aPast(4, ["hanoi", 3, 0, "vinh"]),
      ]),
    );
    const { data, nextChangeAtMs } = await getTeamStats(db, 1, atMinute(50));
    const { stats, recent } = z.parse(endpoints.matchesStatsteam.answer, data);
    expect(stats).toEqual([{ kind: "possession", period: "full", home: 40, away: 60, as_of_minute: 45 }]);
    expect(nextChangeAtMs).toBe(atMinute(61));
    const countedIn = (goals: number) => ({
      ...{ goals_for: goals, goals_against: goals, corners: 2, yellow_cards: 2, red_cards: 0 },
    });
    const cards = { yellow_cards: 2, red_cards: null };
    expect(recent.map(({ count, home }) => [count, home])).toEqual([
      [3, { played: 3, counted: countedIn(3), goals_for: 1, goals_against: 0.67, corners: 4, ...cards }],
      [10, { played: 4, counted: countedIn(4), goals_for: 1.5, goals_against: 0.5, corners: 4, ...cards }],
    ]);
    expect(recent[0]?.away).toMatchObject({ played: 0, goals_for: null });
  });

  it("Averages and rates tell how often each team won, and how matches with prices alike ended", async () => {
    const [first] = someResultPrices().quotes;
    if (!first) throw new Error("the builder lost its prices");
    const prices = [someResultPrices({ quotes: [{ ...first, prices: [2, 3.5, 4] }] })];
    await store(
      leagueOf([
        aBatchMatch({ prices }),
        aPast(1, ["hanoi", 2, 0, "hue"]),
        aPast(2, ["hue", 1, 1, "hanoi"]),
        aPast(3, ["vinh", 1, 0, "da-lat"], { prices: [1.95, 3.45, 3.9] }),
        aPast(4, ["vinh", 2, 2, "da-lat"], { prices: [2.02, 3.6, 4.1] }),
        aPast(5, ["da-lat", 0, 2, "vinh"], { prices: [4, 3.5, 2] }),
        aPast(6, ["vinh", 5, 0, "da-lat"], { prices: [2, 3.5, 4], match: inCup }),
        aPast(7, ["vinh", 0, 0, "da-lat"], { prices: [2, 3.5, 4], match: { status_changes: unscored } }),
      ]),
    );
    const { data } = await getTeamRates(db, 1, NOW);
    const { history: met, recent, similar } = z.parse(endpoints.matchesStatsteampercent.answer, data);
    expect([met.home, met.away]).toEqual([
      { played: 2, won_percent: 50, drawn_percent: 50, lost_percent: 0 },
      { played: 2, won_percent: 0, drawn_percent: 50, lost_percent: 50 },
    ]);
    expect(recent.home).toEqual(met.home);
    expect(similar).toEqual({ played: 2, home_percent: 50, draw_percent: 50, away_percent: 0 });
  });

  it("Averages and rates say nothing of similar matches where the match has no price yet", async () => {
    await store(leagueOf([aBatchMatch(), aPast(3, ["vinh", 1, 0, "da-lat"], { prices: [1.95, 3.45, 3.9] })]));
    expect((await getTeamRates(db, 1, NOW)).data.similar).toBeNull();
  });
});
