import { type Incident, Incident as IncidentSchema, Match, type SideScore } from "#shared/match/index.ts";

const noScore: SideScore = {
  goals: null,
  half: null,
  overtime: null,
  penalties: null,
  red: null,
  yellow: null,
  corners: null,
};

interface MatchParts {
  readonly id?: number;
  readonly status?: Match["status"];
  readonly home?: Partial<SideScore>;
  readonly away?: Partial<SideScore>;
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** Kick-off of built matches: 18 December 2022, 15:00 UTC. */
export const KICK_OFF = 1_671_375_600;

/** A match as the calls answer it, checked by the contract's own schema. */
export function aMatch({ id = 7, status = "not_started", home, away, rest }: MatchParts = {}): Match {
  const team = (teamId: number, name: string) => ({
    id: teamId,
    name,
    short_name: null,
    logo: null,
    rank: null,
  });
  return Match.parse({
    id,
    match_time: KICK_OFF,
    status,
    period_started_at: null,
    clock_speed: 1,
    competition: {
      id: 1,
      name: "World Cup 2022",
      short_name: null,
      logo: null,
      hot: 5,
      country: { id: 1, code: "INT", name: "International" },
    },
    season_id: 10,
    stage: null,
    round: null,
    group: null,
    home: team(id * 10 + 1, "Argentina"),
    away: team(id * 10 + 2, "France"),
    score: { home: { ...noScore, ...home }, away: { ...noScore, ...away } },
    winner: null,
    venue: null,
    neutral: false,
    provenance: "real",
    updated_at: KICK_OFF,
    score_changed_at: null,
    ...rest,
  });
}

/** The match `seconds` later, with another score: what a push would bring. */
export function afterGoal(match: Match, home: number, away: number, seconds = 60): Match {
  const at = match.updated_at + seconds;
  return {
    ...match,
    score: { home: { ...match.score.home, goals: home }, away: { ...match.score.away, goals: away } },
    updated_at: at,
    score_changed_at: at,
  };
}

/** An incident of match 7. */
export function anIncident(id: number, parts: Readonly<Record<string, unknown>>): Incident {
  return IncidentSchema.parse({
    id,
    match_id: 7,
    kind: "goal",
    side: "home",
    minute: null,
    added: null,
    player: null,
    other_player: null,
    home_score: null,
    away_score: null,
    cancelled: false,
    at: KICK_OFF,
    ...parts,
  });
}
