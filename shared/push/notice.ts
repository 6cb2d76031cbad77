import type { Side } from "../match/match.schema.ts";
import type { Locale } from "../url/locale.ts";
import type { MatchKind } from "./push.table.ts";

/** A name as readers of each language know it. */
export type NameByLocale = Readonly<Record<Locale, string>>;

/** The player of a goal or a red card. */
export interface NoticeIncident {
  readonly side: Side;
  readonly how: "goal" | "penalty_goal" | "own_goal" | "red_card";
  readonly minute: number | null;
  readonly added: number | null;
  readonly player: string | null;
}

interface OfMatch {
  readonly match_id: number;
  readonly home: NameByLocale;
  readonly away: NameByLocale;
  readonly league: NameByLocale;
}

/** Events of a match at one moment, with the state at that moment. */
export interface MatchNotice extends OfMatch {
  readonly about: "match";
  /** In the order of MATCH_KINDS; at least one. */
  readonly kinds: readonly MatchKind[];
  readonly score: Readonly<Record<Side, number>>;
  /** Of a shoot-out that is over; null without one. */
  readonly penalties: Readonly<Record<Side, number>> | null;
  readonly incidents: readonly NoticeIncident[];
}

/** A tip that was published. */
export interface TipNotice extends OfMatch {
  readonly about: "tip";
  readonly tip_id: number;
  readonly expert: string;
}

/** An event in notifications. */
export type Notice = MatchNotice | TipNotice;

/** Payload for a browser's service worker, as JSON: the text of one notification and its link. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path on this site. */
  readonly path: string;
  /** The later of two with one tag replaces the earlier. */
  readonly tag: string;
  readonly lang: Locale;
}
