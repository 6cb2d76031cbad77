import { beforeEach, describe, expect, it } from "vitest";
import { type DemoCourse, playMatch } from "#origin/demo/course/course.ts";
import { countGoals, decideMatch } from "#origin/demo/goals.ts";
import type { DemoMatchPlan } from "#origin/demo/match-plan.ts";
import { getLineup } from "#origin/football/lineup/lineup.service.ts";
import { getMatchPlayers } from "#origin/football/lineup/match-players.service.ts";
import { getMatchDetail } from "#origin/football/match/match.service.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { aBatchMatch, aLeague, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { aDemoPlan, aDemoTeam } from "#tests/support/demo/demo-plans.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

const plan: DemoMatchPlan = aDemoPlan("a final", {
  match_time: KICK_OFF,
  decider: true,
  home: aDemoTeam("hanoi"),
  away: aDemoTeam("hue"),
});
const course: DemoCourse = playMatch(plan);

/** A demo batch with the match and everybody it names. */
const batch = (): Batch => ({
  ...aLeague([aBatchMatch({ ...course, coverage: { cards: true, corners: true } })]),
  source: "demo",
  provenance: "demo",
  players: [plan.home, plan.away].flatMap((team) =>
    team.players.map(({ id, name, position, shirt_number }) => ({
      external_id: id,
      name,
      team: team.id,
      position,
      shirt_number,
    })),
  ),
  coaches: [plan.home, plan.away].map((team) => ({
    external_id: team.coach,
    name: `Coach of ${team.name}`,
    kind: "head" as const,
    team: team.id,
  })),
});

describe("the course of a demo match, stored and read", () => {
  beforeEach(async () => {
    await store(batch(), atMinute(-3 * 1440));
  });

  it("The course of a demo match changes nothing when it is stored again", async () => {
    const report = await store(batch(), atMinute(-2 * 1440));
    const touched = Object.entries(report.kinds).filter(
      ([, kind]) => kind.new + kind.changed + kind.refused > 0,
    );
    expect(touched).toEqual([]);
    expect(report.kinds.incidents?.same).toBe(course.incidents.length);
  });

  it("A demo match has no line-up two days before, a prediction the evening before, and the real one before kick-off", async () => {
    const confirmedAt = async (minute: number) =>
      (await getLineup(db, 1, atMinute(minute))).data.lineup?.confirmed ?? null;
    expect(await confirmedAt(-2880)).toBeNull();
    expect(await confirmedAt(-600)).toBe(false);
    expect(await confirmedAt(-30)).toBe(true);
  });

  it("A demo match tells in play only what is known by then", async () => {
    const { incidents, stats, commentary, match } = (await getMatchDetail(db, 1, atMinute(30))).data;
    expect(match.status).toBe("first_half");
    expect(commentary.length).toBeGreaterThan(3);
    expect([...incidents, ...commentary].every(({ at }) => at <= atMinute(30) / 1000)).toBe(true);
    expect(stats.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["possession", "shots", "corners"]));
    expect(stats.every(({ period }) => period === "full")).toBe(true);
  });

  it("A demo match ends as it was decided, with a running score after each goal", async () => {
    const { goals, shootout } = decideMatch(plan);
    const { match, incidents } = (await getMatchDetail(db, 1, atMinute(300))).data;
    const { home, away } = countGoals(goals, true);
    expect(match.status).toBe("ended");
    expect([match.score.home.overtime ?? match.score.home.goals, match.score.home.penalties]).toEqual([
      home,
      shootout?.home ?? null,
    ]);
    const last = incidents.findLast(({ kind, cancelled }) => kind.includes("goal") && !cancelled);
    if (goals.length > 0) expect([last?.home_score, last?.away_score]).toEqual([home, away]);
  });

  it("A demo match has a player of the match, and nobody in both teams", async () => {
    const { teams, best_player_id } = (await getMatchPlayers(db, 1, atMinute(300))).data;
    const players = teams.flatMap((team) => team.players);
    expect(new Set(players.map(({ player }) => player.id)).size).toBe(players.length);
    const best = Math.max(...players.map(({ rating }) => rating ?? 0));
    expect(players.find(({ player }) => player.id === best_player_id)?.rating).toBe(best);
  });
});
