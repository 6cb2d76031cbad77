import * as z from "zod/mini";

/** Possible duplicates: rows of one kind that two names may stand for, and an operator's decision. No name is a secret. */

/** Kinds of rows that can be merged. */
export const MERGEABLE_KINDS = ["teams", "players"] as const;
export type MergeableKind = (typeof MERGEABLE_KINDS)[number];

/** What an operator can decide. */
export const NAME_DECISIONS = ["merge", "apart"] as const;
export type NameDecision = (typeof NAME_DECISIONS)[number];

export const NAME_MATCH_STATES = ["open", "merged", "apart"] as const;
export type NameMatchState = (typeof NAME_MATCH_STATES)[number];

/**
 * Why two names may be one. Evidence: `fixtures` the same matches on the same days, `birthday`, `number` the same shirt
 * number in one team. Names: `name` equal, `diacritics` equal but for diacritics and punctuation, `order` of words,
 * `initials`, `alias` known spellings of one club, `form` another form of club or year, `words` one name within the
 * other, `spelling` a letter or two, `unknown` nothing similar, but another source's season has no team of that name,
 * `operator` none: an operator decided about two stored rows.
 */
export const NAME_MATCH_REASONS = [
  "fixtures",
  "birthday",
  "number",
  "name",
  "diacritics",
  "order",
  "initials",
  "alias",
  "form",
  "words",
  "spelling",
  "unknown",
  "operator",
] as const;
export type NameMatchReason = (typeof NAME_MATCH_REASONS)[number];

/** One side of a pair. */
const NamedRow = z.object({
  /** Null while it is not stored. */
  id: z.nullable(z.int()),
  name: z.string(),
  country: z.nullable(z.string()),
  /** Stored matches of a team, appearances of a player. */
  matches: z.int(),
  /** Names of all sources that have it. */
  sources: z.array(z.string()),
});
export type NamedRow = z.infer<typeof NamedRow>;

/** A pair of names that waits for a decision, or had one. Times are seconds UTC. */
export const NameMatch = z.object({
  id: z.int(),
  kind: z.enum(MERGEABLE_KINDS),
  source: z.string(),
  external_id: z.string(),
  /** League and season in which the name appeared. */
  context: z.nullable(z.string()),
  /** The evidence first. */
  reasons: z.array(z.enum(NAME_MATCH_REASONS)),
  /** From 1 to 100: the higher, the more likely the same. */
  score: z.int(),
  state: z.enum(NAME_MATCH_STATES),
  found_at: z.int(),
  decided_at: z.nullable(z.int()),
  /** The name as the source writes it. */
  named: NamedRow,
  /** The stored row that it may be; null for `unknown`. */
  other: z.nullable(NamedRow),
});
export type NameMatch = z.infer<typeof NameMatch>;

/** Form of a decision about a pair of the queue. */
export const NameDecisionForm = z.object({
  name_match_id: z.int().check(z.gte(1)),
  decision: z.enum(NAME_DECISIONS),
  /** The stored row to merge into, in place of the pair's. */
  into_id: z.optional(z.int().check(z.gte(1))),
});

/** Form that takes back the decision about a pair. */
export const ReopenForm = z.object({ name_match_id: z.int().check(z.gte(1)) });

/** Form of a merge of two stored rows: `from_id` becomes `into_id`. */
export const MergeForm = z.object({
  kind: z.enum(MERGEABLE_KINDS),
  from_id: z.int().check(z.gte(1)),
  into_id: z.int().check(z.gte(1)),
});

/** Form that keeps two stored rows apart. */
export const KeepApartForm = z.object({
  kind: z.enum(MERGEABLE_KINDS),
  id: z.int().check(z.gte(1)),
  other_id: z.int().check(z.gte(1)),
});

/**
 * Form of a scan of stored rows, which goes on after a country, or for players after a team (ids; 0: from the first).
 */
export const ScanForm = z.object({ kind: z.enum(MERGEABLE_KINDS), after: z.int().check(z.gte(0)) });

/** Result of a part of a scan. */
export const ScanReport = z.object({
  /** Rows that were compared. */
  rows: z.int(),
  /** Pairs that are new in the queue. */
  pairs: z.int(),
  /** What to continue after; null at the end. */
  next: z.nullable(z.int()),
});
export type ScanReport = z.infer<typeof ScanReport>;

/** A merge that holds. */
export const StoredMerge = z.object({
  merge_id: z.int(),
  kind: z.enum(MERGEABLE_KINDS),
  from_id: z.int(),
  into_id: z.int(),
  /** Name of the former row. */
  name: z.string(),
  /** Seconds UTC. */
  at: z.int(),
});

/** Result of a merge. */
export const MergeReport = z.object({
  merge_id: z.int(),
  kind: z.enum(MERGEABLE_KINDS),
  from_id: z.int(),
  into_id: z.int(),
  /** Rows moved, by table. */
  moved: z.record(z.string(), z.int()),
  /** Rows of the former that the latter had too: they are gone until the merge is undone. */
  dropped: z.record(z.string(), z.int()),
});
export type MergeReport = z.infer<typeof MergeReport>;
