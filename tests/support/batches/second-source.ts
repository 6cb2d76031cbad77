import { type Batch, type BatchMatch, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { KICK_OFF } from "./origin-batches.ts";

/**
 * The builders' league in a second source: other ids, no scorers and no ground, and `HA NOI FC`, `Hue`, `Vinh FC`, `Da
 * Lat` for its teams.
 */

interface Contest {
  readonly home?: string;
  readonly away?: string;
  readonly match_time?: number;
  /** Final score; none for a match to come. */
  readonly goals?: readonly [home: number, away: number];
  readonly fields?: Partial<BatchMatch>;
}

/** A match of the second source: HA NOI FC v Hue at the builders' kick-off by default. */
export function aSecondMatch({
  home = "HA NOI FC",
  away = "Hue",
  match_time = KICK_OFF,
  goals,
  fields,
}: Contest): BatchMatch {
  const score = goals && { home: { goals: goals[0] }, away: { goals: goals[1] } };
  return {
    external_id: `${home}~${away}~${match_time}`,
    season: "L1/26",
    stage: "L1/26/table",
    round: null,
    group: null,
    home: `T/${home}`,
    away: `T/${away}`,
    match_time,
    venue: null,
    neutral: false,
    clock_speed: 1,
    coverage: { cards: false, corners: false },
    status_changes: score ? [{ known_at_ms: null, status: "ended", period_started_at_ms: null, score }] : [],
    incidents: [],
    stats: [],
    ...fields,
  };
}

/** The league with the given matches; its teams are those of the matches. */
export function aSecondLeague(matches: BatchMatch[], fields: Partial<Batch> = {}): Batch {
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  return {
    ...emptyBatch("second", "real"),
    countries: [{ external_id: "VN", code: "VIE", name: "Viet Nam", continent: "asia" }],
    competitions: [
      {
        external_id: "L1",
        name: "TEST LEAGUE",
        short_name: "TL",
        logo: null,
        hot: 1,
        kind: "league",
        country: "VN",
      },
    ],
    seasons: [{ external_id: "L1/26", competition: "L1", name: "2026", tie_break_rule: "england" }],
    stages: [
      {
        external_id: "L1/26/table",
        season: "L1/26",
        name: "Table",
        mode: "points",
        order: 3,
        promotions: [],
      },
    ],
    teams: teams.map((external_id) => ({
      external_id,
      name: external_id.slice(2),
      short_name: null,
      logo: null,
      country: "VN",
      national: false,
    })),
    stage_teams: teams.map((team) => ({ stage: "L1/26/table", team, group: null, deducted_points: 0 })),
    matches,
    ...fields,
  };
}
