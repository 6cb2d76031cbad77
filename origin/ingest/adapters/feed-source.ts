import { type MatchStatus, statusTable } from "#shared/match/index.ts";
import type { Batch, BatchMatch } from "../batch.schema.ts";

/** What a provider that is asked over the net has to say of itself. Adapters are pure: whoever asks is `ingest/feeds`. */

/** What providers are asked for, the most urgent first: that order decides when calls are scarce. */
export const FEED_KINDS = ["leagues", "live", "lineups", "details", "schedule", "odds", "standings"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** How many calls a provider takes: a day (UTC), and a minute; null where it does not count. */
export interface FeedQuota {
  readonly perDay: number | null;
  readonly perMinute: number | null;
}

/** A match as it is stored, by the provider's own ids. */
export interface FeedMatch {
  readonly external_id: string;
  /** The provider's id of its league. */
  readonly league: string;
  readonly kickOffMs: number;
  readonly status: MatchStatus;
  /** When the provider last told anything of it; null while it has not. */
  readonly toldAtMs: number | null;
  /** What every batch that names the match has to say of it, as it is stored. */
  readonly row: MatchRow;
}

/** Whether a match is in play or to come at its hour: one that was put off waits for a new one. */
export const isOpen = ({ status }: FeedMatch): boolean =>
  !statusTable[status].final && status !== "postponed";

export type MatchRow = Pick<
  BatchMatch,
  "season" | "stage" | "round" | "group" | "home" | "away" | "match_time" | "neutral"
>;

/** A part of a stored match, as answers have it that tell nothing else of it. */
export function partOfMatch(
  { external_id, row }: FeedMatch,
  parts: Partial<Omit<BatchMatch, keyof MatchRow>>,
): BatchMatch {
  return {
    external_id,
    ...row,
    venue: null,
    clock_speed: 1,
    coverage: { cards: false, corners: false },
    status_changes: [],
    incidents: [],
    stats: [],
    snapshot: { incidents: parts.incidents !== undefined, stats: parts.stats !== undefined },
    ...parts,
  };
}

/** What a provider's questions depend on. */
export interface FeedContext {
  readonly nowMs: number;
  /** Leagues that the operator wants, by the provider's ids. */
  readonly leagues: readonly string[];
  /** What the adapter asked to be kept, as it gave it; null at the beginning. */
  readonly notes: unknown;
  /** Stored matches of those leagues, from some hours ago to a day and a half ahead. */
  readonly matches: readonly FeedMatch[];
}

/** Something that a provider is to be asked about every so often. */
export interface PollTarget {
  readonly kind: FeedKind;
  /** A league, a match or a day; empty where the question has no subject. */
  readonly subject: string;
  readonly everyMs: number;
}

/** A question, ready to be asked. */
export interface FeedRequest {
  /** Path and query below the provider's address, without the key. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A row of a table as the provider has it, to check ours. */
export interface ProviderTableRow {
  readonly team: string;
  readonly group: string | null;
  readonly position: number;
  readonly played: number;
  readonly points: number;
  readonly goals_for: number;
  readonly goals_against: number;
}

/** A season's table as the provider has it. */
export interface ProviderTable {
  readonly season: string;
  readonly rows: readonly ProviderTableRow[];
}

/** How a list of matches is read. */
export interface ListReading {
  /** Whether it is a season's whole one, which also tells who is in its tables. */
  readonly whole: boolean;
  /** Leagues that are wanted, by the provider's ids. */
  readonly wanted: readonly string[];
  /** Told what was left out, and why. */
  readonly warn: (warning: string) => void;
}

/** What an answer holds. */
export interface FeedReading {
  readonly batch: Batch | null;
  /** What is to be kept for later questions and answers; undefined leaves it as it is. */
  readonly notes?: unknown;
  readonly table?: ProviderTable;
  /** What was left out, and why. */
  readonly warnings: readonly string[];
}

/** An answer that is none: the provider refuses, or says something that cannot be read. */
export class FeedRefusal extends Error {
  override readonly name = "FeedRefusal";
  /**
   * `day`: no calls are left today; `key`: the key is refused; `question`: the plan does not have this
   * question, others may be asked; `broken`: not what the manual says.
   */
  readonly reason: "day" | "minute" | "key" | "question" | "broken";

  constructor(reason: FeedRefusal["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A provider. */
export interface FeedSource {
  /** Its name in batches and external ids. */
  readonly source: string;
  /** What operators call it. */
  readonly title: string;
  /** Its fixed address, without a slash at the end. */
  readonly address: string;
  /** What its ids of leagues look like. */
  readonly leagueId: { readonly form: RegExp; readonly example: string };
  /** What its free plan allows. */
  readonly quota: FeedQuota;
  /** How many subjects one call of a kind takes; one where nothing is said. */
  readonly together: Partial<Record<FeedKind, number>>;
  /** The least time between two calls of a kind, milliseconds; none where nothing is said. */
  readonly apartMs: Partial<Record<FeedKind, number>>;
  readonly wishes: (context: FeedContext) => readonly PollTarget[];
  readonly request: (kind: FeedKind, subjects: readonly string[], context: FeedContext) => FeedRequest;
  /** Puts the key where the provider wants it. */
  readonly authorize: (request: FeedRequest, key: string) => FeedRequest;
  /** Reads an answer. Throws a {@link FeedRefusal}. */
  readonly read: (
    kind: FeedKind,
    subjects: readonly string[],
    payload: unknown,
    context: FeedContext,
  ) => FeedReading;
  /** Calls left of the day and of the minute as an answer's headers tell; undefined where they do not. */
  readonly left: (headers: Headers) => { readonly day?: number; readonly minute?: number };
}
