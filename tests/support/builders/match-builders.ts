import {
  type CompetitionId,
  type CountryId,
  emptySideScore,
  type Incident,
  type Match,
  type MatchDetail,
  type MatchId,
  type SeasonId,
  type TeamId,
} from "#shared/match/index.ts";

/** Builders of valid values for tests: a test sets only the fields it is about. */

/** A match not started, Vietnam–Thailand, kick-off 2026-01-01 12:00 UTC. */
export function aMatch(fields: Partial<Omit<Match, "id">> & { id?: number } = {}): Match {
  const { id = 1, ...rest } = fields;
  return {
    id: id as MatchId,
    match_time: 1_767_268_800,
    status: "not_started",
    period_started_at: null,
    clock_speed: 1,
    competition: {
      id: 1 as CompetitionId,
      name: "Test Cup",
      short_name: null,
      logo: null,
      hot: 3,
      country: { id: 1 as CountryId, code: "INT", name: "International" },
    },
    season_id: 1 as SeasonId,
    stage: null,
    round: null,
    group: null,
    home: { id: 1 as TeamId, name: "Vietnam", short_name: null, logo: null, rank: null },
    away: { id: 2 as TeamId, name: "Thailand", short_name: null, logo: null, rank: null },
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
    match_id: 1 as MatchId,
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
