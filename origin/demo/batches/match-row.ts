import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { groundOf, type Meeting } from "../season/match-maker.ts";

/** Position of a match in its competition. */
export interface MatchPlace {
  /** External ids. */
  readonly season: string;
  readonly stage: string;
  readonly round: string | null;
  readonly group: string | null;
}

type Row = Omit<BatchMatch, "status_changes" | "incidents" | "stats">;

/** Match data known before it is played. */
export function matchRow(meeting: Meeting, place: MatchPlace, matchTime: number, corners: boolean): Row {
  return {
    external_id: meeting.id,
    ...place,
    home: meeting.home.id,
    away: meeting.away.id,
    match_time: matchTime,
    venue: groundOf(meeting).venue.id,
    neutral: meeting.neutralGround !== null,
    clock_speed: 1,
    coverage: { cards: true, corners },
  };
}

/** Table positions of both sides, where there is a table. */
export function ranksOf(
  { home, away }: Meeting,
  places: ReadonlyMap<string, number> | null,
): Pick<BatchMatch, "home_rank" | "away_rank"> {
  const [home_rank, away_rank] = [places?.get(home.id), places?.get(away.id)];
  return home_rank === undefined || away_rank === undefined ? {} : { home_rank, away_rank };
}
