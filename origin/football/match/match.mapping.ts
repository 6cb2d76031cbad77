import {
  type KickOff,
  type Match,
  type MatchBrief,
  type MatchInfo,
  type Score,
  type Side,
  type SideScore,
  winnerOf,
} from "#shared/match/index.ts";
import { toCompetitionRef, toCountryRef, toTeamRef } from "../ref.mapping.ts";
import { venueOf } from "../ref-columns.mapping.ts";
import type { MatchInfoRow } from "./match.queries.ts";
import type { MatchRow } from "./match-row.sql.ts";

/** The one place that maps stored matches to response rows. */

const toSeconds = (ms: number): number => Math.floor(ms / 1000);
const toSecondsOrNull = (ms: number | null): number | null => (ms === null ? null : toSeconds(ms));

function toSideScore(row: MatchRow, side: Side): SideScore {
  return {
    goals: row[`state_${side}_goals`],
    half: row[`state_${side}_half`],
    overtime: row[`state_${side}_overtime`],
    penalties: row[`state_${side}_penalties`],
    red: row[`state_${side}_red`],
    yellow: row[`state_${side}_yellow`],
    corners: row[`state_${side}_corners`],
  };
}

function competitionOf(row: MatchRow): Match["competition"] {
  const country = toCountryRef({
    id: row.country_id,
    code: row.country_code,
    name: row.country_name,
    translations: row.country_translations,
  });
  return toCompetitionRef(
    {
      id: row.competition_id,
      name: row.competition_name,
      short_name: row.competition_short_name,
      translations: row.competition_translations,
      logo: row.competition_logo,
      hot: row.competition_hot,
    },
    country,
  );
}

function teamOf(row: MatchRow, side: Side): Match["home"] {
  return toTeamRef(
    {
      id: row[`${side}_id`],
      name: row[`${side}_name`],
      short_name: row[`${side}_short_name`],
      translations: row[`${side}_translations`],
      logo: row[`${side}_logo`],
      national: row[`${side}_national`],
      country_code: row[`${side}_country_code`],
    },
    row[`${side}_rank`],
  );
}

function toVenueRef({ venue_id: id, venue_name: name, venue_city: city }: MatchRow): Match["venue"] {
  return id === null || name === null ? null : { id, name, city };
}

/** The kick-off of a row. `time_unknown` is present only where it is true: almost every match has an hour. */
export const kickOffOf = (row: Pick<MatchRow, "match_time" | "time_unknown">): KickOff => ({
  match_time: row.match_time,
  ...(row.time_unknown === 1 && { time_unknown: true }),
});

/** A match in lists and headers. */
export function toMatch(row: MatchRow): Match {
  const status = row.state_status ?? "not_started";
  const score: Score = { home: toSideScore(row, "home"), away: toSideScore(row, "away") };
  return {
    id: row.id,
    ...kickOffOf(row),
    status,
    period_started_at: toSecondsOrNull(row.state_period_started_at),
    minute: row.state_minute === null ? null : { minute: row.state_minute, added: row.state_added ?? 0 },
    clock_speed: row.clock_speed,
    competition: competitionOf(row),
    season_id: row.season_id,
    stage: { id: row.stage_id, name: row.stage_name },
    round: row.round,
    group: row.group_name,
    home: teamOf(row, "home"),
    away: teamOf(row, "away"),
    score,
    winner: winnerOf(status, score, row.state_winner),
    decided_by: row.state_decided_by,
    advances: row.state_advances,
    venue: toVenueRef(row),
    neutral: row.neutral === 1,
    provenance: row.provenance,
    updated_at: toSeconds(Math.max(row.updated_at, row.state_known_at ?? 0)),
    score_changed_at: toSecondsOrNull(row.state_score_changed_at),
  };
}

/** A match referenced by another row. */
export function toMatchBrief(row: MatchRow): MatchBrief {
  const match = toMatch(row);
  return {
    id: match.id,
    ...kickOffOf(row),
    status: match.status,
    competition: match.competition,
    season_id: match.season_id,
    round: match.round,
    home: match.home,
    away: match.away,
    score: match.score,
    winner: match.winner,
    decided_by: match.decided_by,
    neutral: match.neutral,
  };
}

/** Details of a match's own page. The store wrote the weather from a validated batch. */
export function toMatchInfo(row: MatchInfoRow): MatchInfo {
  return {
    referee: row.referee,
    attendance: row.attendance,
    weather: row.weather === null ? null : JSON.parse(row.weather),
    venue: venueOf(row),
  };
}
