import { type Batch, emptyBatch } from "#origin/ingest/batch.schema.ts";

/** A goal of a generated match: after how many seconds it becomes known, and its side. */
export interface TimedGoal {
  readonly after_s: number;
  readonly side: "home" | "away";
}

interface Rush {
  readonly source: string;
  /** Kick-off of all matches, milliseconds UTC. */
  readonly at_ms: number;
  /** One list of goals per match. */
  readonly matches: readonly (readonly TimedGoal[])[];
}

/** A batch of generated matches in play since `at_ms`, whose goals become known at given times. */
export function goalRush({ source, at_ms, matches }: Rush): Batch {
  const teams = matches.flatMap((_, index) => [`home-${index}`, `away-${index}`]);
  return {
    ...emptyBatch(source, "demo"),
    countries: [{ external_id: "INT", code: "INT", name: "International" }],
    competitions: [
      {
        external_id: "rush",
        // A league of its own for each source: two of one name on a list would be indistinguishable.
        name: `Rush Cup ${source}`,
        short_name: null,
        logo: null,
        hot: 5,
        kind: "cup",
        country: "INT",
      },
    ],
    seasons: [{ external_id: "rush/1", competition: "rush", name: "1", tie_break_rule: "goal_difference" }],
    stages: [
      { external_id: "rush/1/a", season: "rush/1", name: "Stage", mode: "points", order: 1, promotions: [] },
    ],
    teams: teams.map((team) => ({
      external_id: team,
      name: `Rush ${team}`,
      short_name: null,
      logo: null,
      country: "INT",
      national: false,
    })),
    matches: matches.map((goals, index) => ({
      external_id: `rush/1/${index}`,
      season: "rush/1",
      stage: "rush/1/a",
      round: "1",
      group: null,
      home: `home-${index}`,
      away: `away-${index}`,
      match_time: Math.floor(at_ms / 1000),
      venue: null,
      neutral: true,
      clock_speed: 1,
      coverage: { cards: false, corners: false },
      status_changes: [
        { known_at_ms: at_ms, status: "first_half", period_started_at_ms: at_ms, score: null },
      ],
      incidents: goals.map((goal, order) => ({
        external_id: `goal-${order}`,
        known_at_ms: at_ms + Math.round(goal.after_s * 1000),
        cancelled_at_ms: null,
        kind: "goal",
        side: goal.side,
        minute: Math.min(45, 1 + Math.floor(goal.after_s / 60)),
        added: null,
        player: null,
        other_player: null,
      })),
      stats: [],
    })),
  };
}
