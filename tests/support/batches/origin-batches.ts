import {
  type Batch,
  type BatchIncident,
  type BatchMatch,
  type BatchStatusChange,
  emptyBatch,
} from "#origin/ingest/batch.schema.ts";

/** Builders of small batches: a league of four teams whose matches a test sets. */

/** Kick-off of the builders' matches: 2026-01-01 12:00 UTC. */
export const KICK_OFF = Date.UTC(2026, 0, 1, 12) / 1000;

/** Milliseconds of a minute after {@link KICK_OFF}. */
export const atMinute = (minute: number): number => (KICK_OFF + minute * 60) * 1000;

export function aStatusChange(
  known_at_ms: number | null,
  status: BatchStatusChange["status"],
  score: BatchStatusChange["score"] = null,
): BatchStatusChange {
  const running = status === "first_half" || status === "second_half" || status === "overtime";
  return { known_at_ms, status, period_started_at_ms: running ? known_at_ms : null, score };
}

/** A home goal of player `ha-long` unless said otherwise. */
export function aGoal(fields: Partial<BatchIncident> & { external_id: string }): BatchIncident {
  return {
    known_at_ms: null,
    cancelled_at_ms: null,
    kind: "goal",
    side: "home",
    minute: 10,
    added: null,
    player: "ha-long",
    other_player: null,
    ...fields,
  };
}

/** A league match of `hanoi` and `hue`, not started. */
export function aBatchMatch(fields: Partial<BatchMatch> = {}): BatchMatch {
  return {
    external_id: "m1",
    season: "v-2026",
    stage: "v-2026/league",
    round: "Matchday 1",
    group: null,
    home: "hanoi",
    away: "hue",
    match_time: KICK_OFF,
    venue: "hang-day",
    neutral: false,
    clock_speed: 1,
    coverage: { cards: true, corners: false },
    status_changes: [],
    incidents: [],
    stats: [],
    ...fields,
  };
}

/** An ended league match with nothing but its score, known at its end. */
export function aResult(
  external_id: string,
  [home, goals, conceded, away]: readonly [string, number, number, string],
): BatchMatch {
  const score = { home: { goals }, away: { goals: conceded } };
  return aBatchMatch({
    external_id,
    home,
    away,
    status_changes: [aStatusChange(atMinute(105), "ended", score)],
  });
}

/** A league with its teams, a ground and two players, and the matches given. */
export function aLeague(matches: BatchMatch[] = [], fields: Partial<Batch> = {}): Batch {
  const team = (external_id: string, name: string) => ({
    external_id,
    name,
    short_name: null,
    logo: null,
    country: "vie",
    national: false,
  });
  return {
    ...emptyBatch("test-source", "real"),
    countries: [{ external_id: "vie", code: "VIE", name: "Vietnam" }],
    competitions: [
      {
        external_id: "v",
        name: "Test League",
        short_name: null,
        logo: null,
        hot: 4,
        kind: "league",
        country: "vie",
      },
    ],
    seasons: [{ external_id: "v-2026", competition: "v", name: "2026", tie_break_rule: "goal_difference" }],
    stages: [
      {
        external_id: "v-2026/league",
        season: "v-2026",
        name: "League",
        mode: "points",
        order: 1,
        promotions: [{ id: "relegation", positions: [4] }],
      },
    ],
    teams: [team("hanoi", "Hà Nội"), team("hue", "Huế"), team("vinh", "Vinh"), team("da-lat", "Đà Lạt")],
    stage_teams: ["hanoi", "hue", "vinh", "da-lat"].map((one) => ({
      stage: "v-2026/league",
      team: one,
      group: null,
      deducted_points: 0,
    })),
    venues: [{ external_id: "hang-day", name: "Hàng Đẫy", city: "Hà Nội", country: "vie", capacity: 22_000 }],
    players: [
      { external_id: "ha-long", name: "Hạ Long", team: "hanoi" },
      { external_id: "song-huong", name: "Sông Hương", team: "hue" },
    ],
    matches,
    ...fields,
  };
}

/**
 * A league whose competition and teams are renamed: tests that share a site use names of their own, because origin links
 * a match with that of another source by names.
 */
export function withNames(league: Batch, competition: string, teams: readonly string[]): Batch {
  return {
    ...league,
    competitions: league.competitions.map((one) => ({ ...one, name: competition })),
    teams: league.teams.map((team, at) => ({ ...team, name: teams[at] ?? team.name })),
  };
}

/** A match with a whole timeline: 1-0 (10'), 1-1 (50'), a goal at 60' that is taken back at 62', 2-1 (80'). */
export function aPlayedMatch(fields: Partial<BatchMatch> = {}): BatchMatch {
  return aBatchMatch({
    status_changes: [
      aStatusChange(atMinute(0), "first_half"),
      aStatusChange(atMinute(46), "half_time"),
      aStatusChange(atMinute(61), "second_half"),
      aStatusChange(atMinute(108), "ended", {
        home: { goals: 2, half: 1 },
        away: { goals: 1, half: 0 },
      }),
    ],
    incidents: [
      aGoal({ external_id: "g1", known_at_ms: atMinute(10), minute: 10 }),
      aGoal({
        external_id: "g2",
        known_at_ms: atMinute(65),
        minute: 50,
        side: "away",
        player: "song-huong",
      }),
      aGoal({
        external_id: "g3",
        known_at_ms: atMinute(75),
        cancelled_at_ms: atMinute(77),
        minute: 60,
        side: "away",
        player: null,
      }),
      aGoal({ external_id: "g4", known_at_ms: atMinute(95), minute: 80 }),
    ],
    stats: [
      { known_at_ms: atMinute(46), kind: "possession", period: "full", home: 40, away: 60 },
      { known_at_ms: atMinute(108), kind: "possession", period: "full", home: 45, away: 55 },
    ],
    ...fields,
  });
}
