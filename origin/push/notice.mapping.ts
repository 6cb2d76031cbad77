import { kickOffOf } from "#origin/football/match/match.mapping.ts";
import { toTranslations } from "#origin/football/ref.mapping.ts";
import { type Score, type SideScore, statusTable } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import type { MatchNotice, NameByLocale, Notice, NoticeIncident, TipNotice } from "#shared/push/index.ts";
import { perLocale } from "#shared/url/index.ts";
import { happeningsOf, type StateAtMoment } from "./happening.rules.ts";
import type {
  HappeningRow,
  LineupsRow,
  NamedMatch,
  NewTipRow,
  NoticeIncidentRow,
  NoticeRow,
} from "./push.queries.ts";

/** Maps rows to notices and their audiences. */

/** Audience of a notice: followers of a match, its league or one of its teams, or of an expert. */
export type Aim =
  | {
      readonly match_id: number;
      readonly competition_id: number;
      readonly home_id: number;
      readonly away_id: number;
    }
  | { readonly expert_id: number };

/** A notice that has not been sent to anybody yet. */
export interface NewNotice {
  readonly key: string;
  /** Milliseconds UTC. */
  readonly at_ms: number;
  readonly notice: Notice;
  readonly aim: Aim;
}

function namesOf(name: string, translations: string | null): NameByLocale {
  const named = { name, translations: toTranslations(translations) };
  return perLocale((locale) => nameIn(locale, named));
}

const teamsOf = (row: NamedMatch & { readonly match_id: number }) => ({
  match_id: row.match_id,
  home: namesOf(row.home_name, row.home_translations),
  away: namesOf(row.away_name, row.away_translations),
  league: namesOf(row.league_name, row.league_translations),
});

/** Counts missing in a state produce no notice. */
const UNKNOWN_COUNTS = { half: null, yellow: null, corners: null } as const;

function scoreOf(row: HappeningRow, when: "now" | "before" | "latest"): Score {
  const side = (one: "home" | "away"): SideScore => ({
    ...UNKNOWN_COUNTS,
    goals: row[`${when}_${one}_goals`],
    overtime: row[`${when}_${one}_overtime`],
    penalties: row[`${when}_${one}_penalties`],
    red: row[`${when}_${one}_red`],
  });
  return { home: side("home"), away: side("away") };
}

const stateBefore = (row: HappeningRow): StateAtMoment | null =>
  row.before_status === null ? null : { status: row.before_status, score: scoreOf(row, "before") };

function shootoutOf({ status, score: { home, away } }: StateAtMoment): MatchNotice["penalties"] {
  if (!statusTable[status].final || home.penalties === null || away.penalties === null) return null;
  return { home: home.penalties, away: away.penalties };
}

const pointsOf = (score: Score): MatchNotice["score"] => {
  const { home, away } = boardScore(score);
  return { home: home ?? 0, away: away ?? 0 };
};

/** Key prefix of a match's notices. */
const keyOfMatch = (matchId: number): string => `match/${matchId}/`;

/** Key range of a match's notices: "0" comes after "/". */
export const keysOfMatch = (matchId: number): readonly [string, string] => [
  keyOfMatch(matchId),
  `match/${matchId}0`,
];

/** A notice of an event, without the player; null for an event without one. */
export function toMatchNotice(row: HappeningRow): (NewNotice & { readonly notice: MatchNotice }) | null {
  const { match_id, known_at, competition_id, home_id, away_id } = row;
  const now = { status: row.now_status, score: scoreOf(row, "now") };
  const moment = { at_ms: known_at, kick_off: kickOffOf(row), latest: scoreOf(row, "latest") };
  const kinds = happeningsOf(stateBefore(row), now, moment);
  if (kinds.length === 0) return null;
  const facts = { kinds, score: pointsOf(now.score), penalties: shootoutOf(now), incidents: [] };
  return {
    key: `${keyOfMatch(match_id)}${known_at}`,
    at_ms: known_at,
    notice: { about: "match", ...teamsOf(row), ...facts },
    aim: { match_id, competition_id, home_id, away_id },
  };
}

/** A notice of confirmed line-ups, once per match. */
export function toLineupsNotice({ id, known_at, ...row }: LineupsRow): NewNotice {
  const { competition_id, home_id, away_id } = row;
  const facts = { kinds: ["line_ups" as const], score: { home: 0, away: 0 }, penalties: null, incidents: [] };
  return {
    key: `${keyOfMatch(id)}line_ups`,
    at_ms: known_at,
    notice: { about: "match", ...teamsOf({ match_id: id, ...row }), ...facts },
    aim: { match_id: id, competition_id, home_id, away_id },
  };
}

const HOW = {
  goal: "goal",
  penalty_goal: "penalty_goal",
  own_goal: "own_goal",
  red_card: "red_card",
  second_yellow: "red_card",
} as const satisfies Partial<Record<NoticeIncidentRow["kind"], NoticeIncident["how"]>>;

const isNotable = (kind: NoticeIncidentRow["kind"]): kind is keyof typeof HOW => kind in HOW;

/** The player of the event. */
export const toNoticeIncidents = (rows: readonly NoticeIncidentRow[]): NoticeIncident[] =>
  rows.flatMap(({ kind, side, minute, added, player }) =>
    isNotable(kind) ? [{ side, how: HOW[kind], minute, added, player }] : [],
  );

/** A notice of a tip. */
export function toTipNotice(row: NewTipRow): NewNotice & { readonly notice: TipNotice } {
  const { id, expert_id, published_at, expert } = row;
  return {
    key: `tip/${id}`,
    at_ms: published_at * 1000,
    notice: { about: "tip", ...teamsOf(row), tip_id: id, expert },
    aim: { expert_id },
  };
}

/** A browser that was not reached, and the time of its last attempt. */
export type TriedBrowser = readonly [id: string, at_ms: number];

/** A notice with its delivery progress. */
export interface OpenNotice extends NewNotice {
  readonly cursor: { readonly delay_s: number; readonly id: string };
  readonly again: readonly TriedBrowser[];
}

/** The store wrote the JSON columns from validated values. */
export const toOpenNotice = (row: NoticeRow): OpenNotice => ({
  key: row.key,
  at_ms: row.at_ms,
  notice: JSON.parse(row.notice),
  aim: JSON.parse(row.aim),
  cursor: { delay_s: row.cursor_delay_s, id: row.cursor_id },
  again: JSON.parse(row.again),
});
