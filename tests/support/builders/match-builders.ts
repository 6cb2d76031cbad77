import {
  CompetitionId,
  CountryId,
  emptySideScore,
  type Incident,
  type Match,
  type MatchDetail,
  MatchId,
  SeasonId,
  TeamId,
} from "#shared/match/index.ts";

/** Builders of valid values for tests: a test sets only the fields it is about. */

/** A match not started, Vietnam–Thailand, kick-off 2026-01-01 12:00 UTC. */
export function aMatch(fields: Partial<Omit<Match, "id">> & { id?: number } = {}): Match {
  const { id = 1, ...rest } = fields;
  return {
    id: MatchId.parse(id),
    match_time: 1_767_268_800,
    status: "not_started",
    period_started_at: null,
    clock_speed: 1,
    competition: {
      id: CompetitionId.parse(1),
      name: "Test Cup",
      short_name: null,
      logo: null,
      hot: 3,
      country: { id: CountryId.parse(1), code: "INT", name: "International" },
    },
    season_id: SeasonId.parse(1),
    stage: null,
    round: null,
    group: null,
    home: { id: TeamId.parse(1), name: "Vietnam", short_name: null, logo: null, rank: null },
    away: { id: TeamId.parse(2), name: "Thailand", short_name: null, logo: null, rank: null },
    score: { home: emptySideScore, away: emptySideScore },
    winner: null,
    venue: null,
    neutral: false,
    provenance: "real",
    updated_at: 1_767_268_800,
    score_changed_at: null,
    ...rest,
  };
}

/** A score from regular-time goals; other counts unknown. */
export function aScore(home: number, away: number): Match["score"] {
  return { home: { ...emptySideScore, goals: home }, away: { ...emptySideScore, goals: away } };
}

/** A home goal in minute 10. */
export function anIncident(fields: Partial<Incident> = {}): Incident {
  return {
    id: 1,
    match_id: MatchId.parse(1),
    kind: "goal",
    side: "home",
    minute: 10,
    added: null,
    player: null,
    other_player: null,
    home_score: 1,
    away_score: 0,
    cancelled: false,
    at: 1_767_269_400,
    ...fields,
  };
}

/** A match with nothing around it. */
export function aDetail(fields: Partial<MatchDetail> = {}): MatchDetail {
  return { match: aMatch(), incidents: [], stats: [], commentary: [], ...fields };
}
