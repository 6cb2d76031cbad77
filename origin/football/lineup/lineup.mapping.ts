import {
  type Absence,
  incidentsByPlayer,
  type Lineup,
  type LineupPlayer,
  type SideLineup,
} from "#shared/lineup/index.ts";
import type { Incident, PlayerId, Side, TeamRef } from "#shared/match/index.ts";
import { playerBriefOf } from "../ref-columns.mapping.ts";
import type { AbsenceRow, LineupPlayerRow, LineupRow, RatingRow } from "./lineup.queries.ts";

/** Stored line-up data of one match. */
export interface LineupData {
  readonly home: TeamRef;
  readonly away: TeamRef;
  readonly lineups: readonly LineupRow[];
  readonly players: readonly LineupPlayerRow[];
  readonly ratings: readonly RatingRow[];
  readonly incidents: readonly Incident[];
  readonly absences: readonly AbsenceRow[];
  readonly ratingsMinute: (side: Side) => number | null;
}

/** A player as this match's line-up lists them: numbers and positions change from match to match. */
export function listedBriefOf(row: LineupPlayerRow): LineupPlayer["player"] {
  const player = playerBriefOf(row);
  return {
    ...player,
    position: row.listed_position ?? player.position,
    shirt_number: row.listed_number ?? player.shirt_number,
  };
}

function toLineupPlayers({ players, ratings, incidents }: LineupData, side: Side): LineupPlayer[] {
  const ratingOf = new Map(ratings.map((row) => [row.player_id, row.rating]));
  const incidentsOf = incidentsByPlayer(incidents);
  return players
    .filter((row) => row.side === side)
    .map((row) => ({
      player: listedBriefOf(row),
      starter: row.starter === 1,
      captain: row.captain === 1,
      x: row.x,
      y: row.y,
      rating: ratingOf.get(row.player_id) ?? null,
      incidents: incidentsOf.get(row.player_id) ?? [],
    }));
}

/** Absent players of a match, each once, without those in the confirmed line-up. */
function toAbsences(data: LineupData, side: Side): Absence[] {
  const confirmed = data.lineups.some((row) => row.side === side && row.confirmed === 1);
  const listed = new Set(confirmed ? data.players.map((row) => row.player_id) : []);
  const byPlayer = new Map<PlayerId, Absence>();
  for (const row of data.absences) {
    if (row.team_id !== data[side].id || listed.has(row.player_id)) continue;
    const { kind, reason, since, until } = row;
    byPlayer.set(row.player_id, { player: playerBriefOf(row), kind, reason, since, until });
  }
  return [...byPlayer.values()];
}

/** One side's line-up; without players and formation until it is known. */
export function toSideLineup(data: LineupData, side: Side): SideLineup {
  const lineup = data.lineups.find((row) => row.side === side);
  const { coach_id: id = null, coach_name: name = null, coach_logo: logo = null } = lineup ?? {};
  return {
    team: data[side],
    formation: lineup?.formation ?? null,
    coach: id === null || name === null ? null : { id, name, logo },
    players: toLineupPlayers(data, side),
    ratings_as_of_minute: data.ratingsMinute(side),
    absences: toAbsences(data, side),
  };
}

/** Line-ups of a match; null while neither a line-up nor an absence is known. */
export function toLineup(data: LineupData): Lineup | null {
  const { lineups } = data;
  const home = toSideLineup(data, "home");
  const away = toSideLineup(data, "away");
  if (lineups.length === 0 && home.absences.length + away.absences.length === 0) return null;
  const confirmed = lineups.length === 2 && lineups.every((row) => row.confirmed === 1);
  return { confirmed, home, away };
}
