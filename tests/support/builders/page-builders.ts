import { Incident, Match, type SideScore } from "#shared/match/index.ts";
import { anIncident as aPlainIncident, aMatch as aPlainMatch } from "./match-builders.ts";

/** Builders for tests of pages: responses of calls, validated by their own schemas. */

interface MatchFields {
  readonly id?: number;
  readonly status?: Match["status"];
  readonly home?: Partial<SideScore>;
  readonly away?: Partial<SideScore>;
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** Kick-off of built matches: 18 December 2022, 15:00 UTC. */
export const KICK_OFF = 1_671_375_600;

/** Argentina–France at a World Cup; each id has teams of its own. */
export function aMatch({ id = 7, status = "not_started", home, away, rest }: MatchFields = {}): Match {
  const plain = aPlainMatch({ id, status, match_time: KICK_OFF, updated_at: KICK_OFF });
  const country = { ...plain.competition.country, translations: { vi: "Quốc tế" } };
  return Match.parse({
    ...plain,
    competition: { ...plain.competition, name: "World Cup 2022", hot: 5, country },
    season_id: 10,
    home: { ...plain.home, id: id * 10 + 1, name: "Argentina" },
    away: { ...plain.away, id: id * 10 + 2, name: "France" },
    score: { home: { ...plain.score.home, ...home }, away: { ...plain.score.away, ...away } },
    ...rest,
  });
}

/** The match `seconds` later, with another score: the content of a push. */
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
export function anIncident(id: number, overrides: Readonly<Record<string, unknown>>): Incident {
  const unknown = { minute: null, home_score: null, away_score: null };
  return Incident.parse({ ...aPlainIncident(), id, match_id: 7, at: KICK_OFF, ...unknown, ...overrides });
}
