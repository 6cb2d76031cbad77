import { isLive, type MatchStatus, statusTable } from "#shared/match/index.ts";
import type { Batch, BatchMatch } from "../batch.schema.ts";

/** Interface of a provider that is polled over HTTP. Adapters are pure: `ingest/providers` makes the requests. */

/** Kinds of requests, most urgent first: the order of priority when calls are scarce. */
export const PROVIDER_CALL_KINDS = [
  "leagues",
  "live",
  "lineups",
  "details",
  "schedule",
  "odds",
  "standings",
  "squads",
] as const;
export type ProviderCallKind = (typeof PROVIDER_CALL_KINDS)[number];

/** Quota of a provider: calls per day (UTC) and per minute; null if unlimited. */
export interface ProviderQuota {
  readonly perDay: number | null;
  readonly perMinute: number | null;
}

/** A stored match, by the provider's own ids. */
export interface ProviderMatch {
  readonly external_id: string;
  /** The provider's id of its league. */
  readonly league: string;
  readonly kickOffMs: number;
  readonly status: MatchStatus;
  /** When the provider last reported on it; null if never. */
  readonly reportedAtMs: number | null;
  /** Required fields of every batch row that references the match, as stored. */
  readonly row: MatchRow;
}

/**
 * Whether a match is live or due at its kick-off. One that is postponed, or has a day and no hour, waits for a time, a
 * silent one for its result.
 */
export const isOpen = ({ status, row }: ProviderMatch): boolean =>
  isLive(status) ||
  (!statusTable[status].final && !["postponed", "result_unknown"].includes(status) && !row.time_unknown);

/** Interval of requests for a league's schedule where a match of the next day and a half still lacks its hour. */
const HOUR_AWAITED_MS = 3 * 3_600_000;

/** Interval of requests for a league's schedule, milliseconds. */
export const scheduleEveryMs = (
  { matches }: Pick<ProviderContext, "matches">,
  league: string,
  usualMs: number,
): number =>
  matches.some((match) => match.league === league && match.row.time_unknown) ? HOUR_AWAITED_MS : usualMs;

/**
 * Interval of requests for a result that is overdue, milliseconds. When the match has left `ProviderContext.matches`, the
 * schedule of its league still brings a late result.
 */
export const OVERDUE_EVERY_MS = 3_600_000;

/** Whether a match should be over but its result has not been reported: it is requested at {@link OVERDUE_EVERY_MS}. */
export const isOverdue = ({ status }: ProviderMatch): boolean => status === "result_unknown";

export type MatchRow = Pick<
  BatchMatch,
  "season" | "stage" | "round" | "group" | "home" | "away" | "match_time" | "time_unknown" | "neutral"
>;

/** Data of a stored match from a response that contains nothing else about it. */
export function partialMatch(
  { external_id, row }: ProviderMatch,
  sections: Partial<Omit<BatchMatch, keyof MatchRow>>,
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
    snapshot: { incidents: sections.incidents !== undefined, stats: sections.stats !== undefined },
    ...sections,
  };
}

/** Inputs of a provider's requests. */
export interface ProviderContext {
  readonly nowMs: number;
  /** Leagues selected by the operator, by the provider's ids. */
  readonly leagues: readonly string[];
  /** State kept for the adapter, as it returned it; null at first. */
  readonly notes: unknown;
  /** Stored matches of those leagues, from some hours ago to a day and a half ahead. */
  readonly matches: readonly ProviderMatch[];
}

/** Something to request from a provider periodically. */
export interface PollTarget {
  readonly kind: ProviderCallKind;
  /** A league, a match or a day; empty for a request without a subject. */
  readonly subject: string;
  readonly everyMs: number;
}

/** A request, ready to be sent. */
export interface ProviderRequest {
  /** Path and query below the provider's base URL, without the key. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A row of the provider's table, for comparison with ours. */
export interface ProviderTableRow {
  readonly team: string;
  readonly group: string | null;
  readonly position: number;
  readonly played: number;
  readonly points: number;
  readonly goals_for: number;
  readonly goals_against: number;
}

/** A season's table at the provider. */
export interface ProviderTable {
  readonly season: string;
  readonly rows: readonly ProviderTableRow[];
}

/** How a list of matches is read. */
export interface ListReading {
  /** True if the list is the season's complete one, which also defines the teams of its tables. */
  readonly whole: boolean;
  /** Leagues selected, by the provider's ids. */
  readonly wanted: readonly string[];
  /** Receives what was left out, with the reason. */
  readonly warn: (warning: string) => void;
}

/** Content of a response. */
export interface ProviderReading {
  readonly batch: Batch | null;
  /** State to keep for later requests and responses; undefined leaves it unchanged. */
  readonly notes?: unknown;
  readonly table?: ProviderTable;
  /** What was left out, with the reason. */
  readonly warnings: readonly string[];
}

/** A refusal by the provider, or an unreadable response. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  /**
   * `day`: daily quota used up; `key`: invalid key; `question`: the plan does not include this request, others may
   * work; `broken`: not as documented.
   */
  readonly reason: "day" | "minute" | "key" | "question" | "broken";

  constructor(reason: ProviderRefusal["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A provider. */
export interface Provider {
  /** Its name in batches and external ids. */
  readonly source: string;
  /** Its display name for operators. */
  readonly title: string;
  /** Its base URL, without a trailing slash. */
  readonly address: string;
  /** Hosts of the pictures whose addresses it sends; no other host is asked for them. */
  readonly pictureHosts: readonly string[];
  /** Format of its league ids. */
  readonly leagueId: {
    readonly form: RegExp;
    readonly example: string;
    /** Page that lists them. */
    readonly list: string;
  };
  /** The quota of its free plan. */
  readonly quota: ProviderQuota;
  /** Maximum subjects per call of a kind; default one. */
  readonly together: Partial<Record<ProviderCallKind, number>>;
  /** Minimum time between two calls of a kind, milliseconds; default none. */
  readonly apartMs: Partial<Record<ProviderCallKind, number>>;
  readonly pollTargets: (context: ProviderContext) => readonly PollTarget[];
  readonly request: (
    kind: ProviderCallKind,
    subjects: readonly string[],
    context: ProviderContext,
  ) => ProviderRequest;
  /** Adds the key where the provider expects it. */
  readonly authorize: (request: ProviderRequest, key: string) => ProviderRequest;
  /** Reads a response. Throws a {@link ProviderRefusal}. */
  readonly read: (
    kind: ProviderCallKind,
    subjects: readonly string[],
    payload: unknown,
    context: ProviderContext,
  ) => ProviderReading;
  /** Remaining calls of the day and of the minute from a response's headers; undefined without them. */
  readonly left: (headers: Headers) => { readonly day?: number; readonly minute?: number };
}
