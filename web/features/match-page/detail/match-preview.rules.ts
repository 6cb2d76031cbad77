import type { AnswerAt } from "#shared/api/index.ts";
import type { Lineup } from "#shared/lineup/index.ts";
import type { KickOff, Match, MatchBrief, TeamRef } from "#shared/match/index.ts";
import { boardOf, type Pair } from "#web/features/match/score.ts";

type History = AnswerAt<"/api/v1/football/matches/analysis">;
type KeyPlayers = AnswerAt<"/api/v1/football/matches/keyplayer">;
type Past = History["history"]["home"][number];

/** A past match in the preview: small, and without prices. */
export interface PastResult {
  readonly match_id: number;
  readonly match_time: number;
  readonly home: TeamRef;
  readonly away: TeamRef;
  readonly board: Pair | null;
  readonly result: Past["result"];
}

export interface NextMatch extends KickOff {
  readonly match_id: number;
  readonly home: TeamRef;
  readonly away: TeamRef;
}

export interface TeamPreview {
  /** The last results, oldest first; null if unavailable. */
  readonly form: readonly PastResult[] | null;
  readonly next: NextMatch | null;
  /** Null if unavailable. */
  readonly players: KeyPlayers["home"] | null;
}

/** The preview of a match before it begins. */
export interface Preview {
  readonly home: TeamPreview;
  readonly away: TeamPreview;
  readonly last_meeting: PastResult | null;
}

/** Line-ups in the preview: their formations; null where unknown. */
export interface PreviewLineups {
  readonly confirmed: boolean;
  readonly home: string | null;
  readonly away: string | null;
}

/** The formations of line-ups; null if both teams have no players yet. */
export const previewLineups = (lineup: Lineup | null): PreviewLineups | null =>
  lineup && lineup.home.players.length + lineup.away.players.length > 0
    ? { confirmed: lineup.confirmed, home: lineup.home.formation, away: lineup.away.formation }
    : null;

/** True if a preview has a form, a next match or a meeting to show. */
export const hasForm = ({ home, away, last_meeting }: Preview): boolean =>
  last_meeting !== null || [home, away].some(({ form, next }) => (form?.length ?? 0) > 0 || next !== null);

/** True if a preview has a player to show. */
export const hasPlayers = ({ home, away }: Preview): boolean =>
  (home.players?.length ?? 0) + (away.players?.length ?? 0) > 0;

const FORM_MATCHES = 5;
const PLAYERS = 3;

const briefOf = ({ id, match_time, time_unknown, home, away }: MatchBrief): NextMatch => ({
  match_id: id,
  match_time,
  ...(time_unknown && { time_unknown }),
  home,
  away,
});

const resultOf = ({ match, result }: Past): PastResult => ({
  ...briefOf(match),
  board: boardOf(match),
  result,
});

const newestFirst = (past: readonly Past[]): Past[] =>
  past.toSorted((one, other) => other.match.match_time - one.match.match_time);

/** Builds the preview from the analysis and the players to watch; each may be missing. */
export function previewOf(match: Match, history: History | null, players: KeyPlayers | null): Preview {
  const teamOf = (side: "home" | "away"): TeamPreview => {
    const later = history?.future[side].find(({ match_time }) => match_time > match.match_time);
    return {
      form: history
        ? newestFirst(history.history[side]).slice(0, FORM_MATCHES).map(resultOf).reverse()
        : null,
      next: later ? briefOf(later) : null,
      players: players ? players[side].slice(0, PLAYERS) : null,
    };
  };
  const [meeting] = newestFirst(history?.history.head_to_head ?? []);
  return {
    home: teamOf("home"),
    away: teamOf("away"),
    last_meeting: meeting ? resultOf(meeting) : null,
  };
}
