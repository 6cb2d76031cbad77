import { describe, expect, it } from "vitest";
import { aMatch, anIncident } from "#tests/support/builders/page-builders.ts";
import { PastMatch } from "../analysis/analysis.schema.ts";
import { endpoints } from "../api/registry.ts";
import { Match, MatchDetail } from "../match/index.ts";
import { isNews, maskMatch, maskResults } from "./mask-results.rules.ts";

const HOUR = 3_600_000;
const match = aMatch({
  status: "ended",
  home: { goals: 3, red: 1 },
  away: { goals: 2 },
  rest: { winner: "home" },
});
const brief = (({
  id,
  match_time,
  status,
  competition,
  season_id,
  round,
  home,
  away,
  score,
  winner,
  neutral,
}) => ({
  id,
  match_time,
  status,
  competition,
  season_id,
  round,
  home,
  away,
  score,
  winner,
  neutral,
}))(match);
const all = () => true;
const none = () => false;

describe("the result of a match", () => {
  it("A result is news from before kick-off until two days after the match is over", () => {
    const kickOff = match.match_time * 1000;
    expect([-24, 0, 2, 50, 51, 72].map((hours) => isNews(match, kickOff + hours * HOUR))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("A masked row has no result, is otherwise unchanged, and still fits its schema", () => {
    const masked = Match.parse(maskMatch(match));
    expect(masked).toMatchObject({
      status: "ended",
      winner: null,
      score: { home: { goals: null, red: null } },
    });
    expect(masked.home).toEqual(match.home);
  });

  it("A masked row does not reveal the result by a team's place in the table either", () => {
    const ranked = { ...match, home: { ...match.home, rank: 2 }, away: { ...match.away, rank: 1 } };
    expect(maskMatch(ranked)).toMatchObject({ home: { rank: null }, away: { rank: null } });
    expect(maskMatch(ranked).home.id).toBe(match.home.id);
  });
});

describe("an answer without results", () => {
  it("A response without news is the same object", () => {
    const answer = { data: { matches: [match], incidents: [1] } };
    expect(maskResults(answer, none)).toEqual(answer);
  });

  it("A masked response has neither score nor the fields beside the match", () => {
    const masked = MatchDetail.parse(
      maskResults({ match, incidents: [anIncident(1, {})], stats: [], commentary: [] }, all),
    );
    expect([masked.incidents, masked.match.score.home.goals]).toEqual([[], null]);
  });

  it("A masked response says neither what was corrected nor what the table counts", () => {
    const beside = {
      info: { referee: null },
      corrections: [{ field: "award" }],
      table_score: { home: 0, away: 3 },
    };
    expect(maskResults({ match, ...beside }, all)).toMatchObject({
      ...{ info: beside.info, corrections: [], table_score: null },
    });
    expect(maskResults({ match, ...beside }, none)).toMatchObject(beside);
  });

  it("A masked response has no row that reveals by itself: an appearance, a last line-up, a move of prices", () => {
    const rows = [
      { match: brief, stats: { goals: 2 } },
      { match: brief, from: {}, to: {} },
    ];
    expect(maskResults({ rows, home: { match: brief, lineup: {} }, away: null }, all)).toEqual({
      rows: [],
      home: null,
      away: null,
    });
    expect(maskResults({ rows }, none)).toEqual({ rows });
  });

  it("A masked response has past matches without their results and those of bets on them", () => {
    const past = {
      match: brief,
      result: "won",
      company: null,
      asian_handicap: null,
      over_under: null,
      match_result: null,
    };
    expect(PastMatch.parse(maskResults(past, all))).toMatchObject({ result: null, match: { winner: null } });
  });

  it("A masked response has no sums of goals, of any matches", () => {
    expect(maskResults({ goal_distribution: { home: {} } }, none)).toEqual({ goal_distribution: null });
  });

  it("A masked response has no in-play prices", () => {
    expect(maskResults({ odds: [{ initial: 1, inplay: { home: 2 } }] }, none)).toEqual({
      odds: [{ initial: 1, inplay: null }],
    });
  });

  it("A masked response keeps the shape that the registry declares", () => {
    const data = { date: "2026-01-01", tz: "+07:00", matches: [match] };
    expect(endpoints.matchesRecent.answer.safeParse(maskResults(data, all)).success).toBe(true);
  });
});
