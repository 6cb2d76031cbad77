import { lastMatches, type MatchWindow } from "#shared/analysis/index.ts";
import type { Side } from "#shared/match/index.ts";
import type { Around } from "./past-match.service.ts";
import type { PlayedRow } from "./played-row.sql.ts";

/** Past matches of both teams and their meetings, newest first. */
export type Past = Readonly<Record<Side | "meetings", readonly PlayedRow[]>>;

/** Filter of past matches: how many, and whether only the same side and the same competition. */
interface Chosen {
  readonly count: number;
  readonly same_venue?: 0 | 1;
  readonly same_comp?: 0 | 1;
}

/** Applies a window to the matches around a match. Meetings are from the home team's point of view. */
export function choosePast(around: Around, { count, same_venue = 0, same_comp = 0 }: Chosen): Past {
  const { match } = around;
  const windowOf = (side: Side): MatchWindow => ({
    team_id: match[side].id,
    before: match.match_time,
    count,
    side: same_venue ? side : undefined,
    competition_id: same_comp ? match.competition.id : undefined,
  });
  return {
    home: lastMatches(around.home, windowOf("home")),
    away: lastMatches(around.away, windowOf("away")),
    meetings: lastMatches(around.meetings, { ...windowOf("home"), opponent_id: match.away.id }),
  };
}
