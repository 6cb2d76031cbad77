import { playMatch } from "#origin/demo/course/course.ts";
import type { DemoMatchPlan, DemoTeam } from "#origin/demo/match-plan.ts";
import { demoCompanies } from "#origin/demo/prices/companies.table.ts";
import { priceMatch } from "#origin/demo/prices/price-match.ts";
import { type Batch, type BatchMatch, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { crestPath } from "#shared/crest/crest.rules.ts";
import { aDemoPlan } from "./demo-plans.ts";

/** A match day of the demo world: every card, corner and price of its matches, each at its time. */

interface LiveDay {
  readonly matches: number;
  /** The last kick-off, milliseconds UTC; the others are some minutes before it. */
  readonly at_ms: number;
  /** Teams have met in each of this many weeks before, every other time on the other's ground; by default in none. */
  readonly weeks_before?: number;
  /** Prefix of the id of each match, which determines its course. */
  readonly name?: string;
}

const MINUTES_APART = 3;
const WEEK = 7 * 86_400;

function matchOf(plan: DemoMatchPlan): BatchMatch {
  const course = playMatch(plan);
  return {
    external_id: plan.id,
    season: "day/1",
    stage: "day/1/league",
    round: "1",
    group: null,
    home: plan.home.id,
    away: plan.away.id,
    match_time: plan.match_time,
    venue: null,
    neutral: false,
    clock_speed: 1,
    coverage: { cards: true, corners: true },
    ...course,
    prices: priceMatch(plan, course, "live"),
  };
}

function peopleOf(team: DemoTeam) {
  return {
    players: team.players.map(({ id, name, position, shirt_number }) => ({
      ...{ external_id: id, name, position, shirt_number, team: team.id },
    })),
    coach: { external_id: team.coach, name: `Coach of ${team.name}`, kind: "head" as const, team: team.id },
  };
}

/** The day as one batch. The teams determine the course: the same day every time. */
export function liveDay({ matches, at_ms, weeks_before = 0, name = "day" }: LiveDay): Batch {
  const plans = Array.from({ length: matches }, (_, index) =>
    aDemoPlan(`${name}-${index}`, {
      match_time: Math.floor(at_ms / 1000) - (matches - 1 - index) * MINUTES_APART * 60,
    }),
  );
  const before = plans.flatMap(({ id, match_time, home, away }) =>
    Array.from({ length: weeks_before }, (_, index) =>
      aDemoPlan(`${id}-week-${index + 1}`, {
        match_time: match_time - (index + 1) * WEEK,
        ...(index % 2 === 0 ? { home: away, away: home } : { home, away }),
      }),
    ),
  );
  const teams = plans.flatMap(({ home, away }) => [home, away]);
  const people = teams.map(peopleOf);
  return {
    ...emptyBatch("day", "demo"),
    countries: [{ external_id: "INT", code: "INT", name: "International" }],
    competitions: [
      {
        external_id: "day",
        name: "League of the Day",
        short_name: "Day",
        logo: null,
        hot: 5,
        kind: "league",
        country: "INT",
      },
    ],
    seasons: [{ external_id: "day/1", competition: "day", name: "1", tie_break_rule: "goal_difference" }],
    stages: [
      {
        external_id: "day/1/league",
        season: "day/1",
        name: "League",
        mode: "points",
        order: 1,
        promotions: [],
      },
    ],
    teams: teams.map(({ id, name }) => ({
      external_id: id,
      name,
      short_name: null,
      logo: crestPath("team", id),
      country: "INT",
      national: false,
    })),
    players: people.flatMap(({ players }) => players),
    coaches: people.map(({ coach }) => coach),
    companies: demoCompanies.map(({ external_id, name, kind, hot, position }) => ({
      ...{ external_id, name, kind, hot, position },
    })),
    matches: [...plans, ...before].map(matchOf),
  };
}
