import type { Incident, Match, MatchStat } from "#shared/match/index.ts";
import type { Transfer } from "#shared/player/index.ts";
import type { StandingsTable, TableRow } from "#shared/standings/index.ts";
import type { Locale } from "#shared/url/index.ts";
import type { DemoLocale } from "../demo-locale.ts";

/** Contents of demo articles, and the facts they are written from. Moments are seconds UTC. */

/** Maximum length of an article's summary. */
export const SUMMARY_MAXIMUM = 180;

export interface TagOf {
  readonly slug: string;
  readonly name: Readonly<Record<Locale, string>>;
}

/** An article in one language. */
export interface DemoArticle {
  /** The same in every language. */
  readonly key: string;
  readonly lang: DemoLocale;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** HTML. */
  readonly content: string;
  readonly category: string;
  readonly author: string;
  readonly tags: readonly TagOf[];
  readonly match_id: number | null;
  readonly published_at: number;
}

/** Text of an article, before title block and links are added. */
export type ArticleText = Pick<DemoArticle, "title" | "summary" | "content">;

/** A club's row in its table, and its position before the match. */
export interface PlaceChange {
  readonly now: TableRow;
  readonly before: number;
}

/** An ended match, as known some minutes later. */
export interface ReportFacts {
  readonly match: Match;
  /** In the order of play, without cancelled incidents. */
  readonly incidents: readonly Incident[];
  readonly stats: readonly MatchStat[];
  readonly attendance: number | null;
  /** Null in ties. */
  readonly places: { readonly home: PlaceChange; readonly away: PlaceChange } | null;
}

export interface Sharpshooter {
  readonly player_id: number;
  readonly name: string;
  readonly goals: number;
}

/** A club before a match. */
export interface PreviewSide {
  /** Its last matches in all competitions, newest first. */
  readonly past: readonly Match[];
  readonly row: TableRow | null;
  /** Its top scorer in this season of the competition; null when nobody has scored. */
  readonly scorer: Sharpshooter | null;
}

/** A coming match. */
export interface PreviewFacts {
  readonly match: Match;
  readonly home: PreviewSide;
  readonly away: PreviewSide;
  /** Newest first. */
  readonly meetings: readonly Match[];
}

/** A completed league round. */
export interface RoundFacts {
  readonly round: string;
  /** In the order of kick-off. */
  readonly matches: readonly Match[];
  readonly table: StandingsTable;
  /** Leader of the table before the round; null for the first round. */
  readonly leaderBefore: number | null;
  readonly scorers: readonly (Sharpshooter & { readonly team: string })[];
}

/** The hot matches that ended on one day in Vietnam. */
export interface DayFacts {
  /** Noon of the day. */
  readonly day: number;
  readonly matches: readonly Match[];
}

/** Transfers of a league's season. */
export interface TransferFacts {
  readonly competition: Match["competition"];
  /** Transfers with a fee, highest first. */
  readonly transfers: readonly Transfer[];
  /** Number of transfers to and from its clubs. */
  readonly moves: number;
  /** Sum of the known fees, euros. */
  readonly spent: number;
}
