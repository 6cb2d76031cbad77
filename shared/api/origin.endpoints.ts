import * as z from "zod/mini";
import { ACCOUNT_LENGTHS } from "../account/account-rules.table.ts";
import { ROLES } from "../account/roles.table.ts";
import { ContentReport } from "../content/content-report.schema.ts";
import { StoredImage } from "../content/post.schema.ts";
import { Correction, CorrectionForm, OwnCorrectionForm, UndoForm } from "../correction/index.ts";
import { Odds } from "../odds/odds.schema.ts";
import { ProvidersOverview } from "../provider/index.ts";
import { ChangeSet } from "../room/origin-to-hub.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { intField, optionalIdField, pageFields } from "./query-fields.ts";

/** Result of an ingest, per kind of row, and why rows were refused. */
export const IngestReport = z.object({
  source: z.string(),
  /** False for a dry run and whenever a row was refused: a batch is stored whole or not at all. */
  stored: z.boolean(),
  kinds: z.record(z.string(), z.object({ new: z.int(), changed: z.int(), same: z.int(), refused: z.int() })),
  /** Path in the batch (`matches.12.home`) and the error. */
  refusals: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** Rows left out because another source may have them under another name: position in the batch, subject, reason. */
  unmatched: z.array(z.object({ path: z.string(), name: z.string(), reason: z.string() })),
  /** Pairs of names that the batch puts into the queue of `names`: an operator decides. None of an origin before them. */
  queued_pairs: z._default(z.int(), 0),
  /** Accepted rows that deserve a look, for example listed goals that do not add up to the score. */
  warnings: z.array(z.string()),
  /** Ids of matches that are new or changed. */
  match_ids: z.array(z.int()),
});
export type IngestReport = z.infer<typeof IngestReport>;

/** A call to a provider that was made for an operator, and the result of storing its response. */
export const ProviderCallReport = z.object({
  kind: z.string(),
  /** Path and query, without the key. */
  path: z.string(),
  status: z.int(),
  took_ms: z.int(),
  outcome: z.enum(["stored", "same", "checked", "failed"]),
  report: z.nullable(IngestReport),
  /** The error, or what was left out. */
  warnings: z.array(z.string()),
});
export type ProviderCallReport = z.infer<typeof ProviderCallReport>;

const CorrectionList = z.object({ corrections: z.array(Correction) });

/** A correction that was made or undone. */
const CorrectionResult = z.object({
  correction: Correction,
  /** False where the same correction was in force already. */
  stored: z.boolean(),
  /** Ids of the matches that changed; rooms are told of them. */
  match_ids: z.array(z.int()),
});

/** Calls of the built-in origin that an operator's own football service need not have. */
export const originEndpoints = {
  hubChanges: endpoint({
    upstream: "origin",
    path: "feed/changes",
    summary:
      "Current state of the matches that changed after `since_ms`. With `since_ms` 0 or older than fifteen minutes: every match that is in play or ended within the last fifteen minutes.",
    query: { since_ms: intField({ min: 0, default: 0 }) },
    answer: ChangeSet,
    freshness: "private",
    access: "hub",
  }),
  hubOdds: endpoint({
    upstream: "origin",
    path: "feed/odds",
    summary:
      "Prices of today's matches for list rooms: handicap, total and 1X2, full time, of one bookmaker or by default of each match's first-ranked bookmaker that has prices. Never cached; `next-change-at` is the time of the next request.",
    query: { company_id: optionalIdField() },
    answer: z.object({ odds: z.array(Odds) }),
    freshness: "private",
    access: "hub",
    betting: "only",
  }),
  ingestBatch: endpoint({
    upstream: "origin",
    method: "POST",
    path: "ingest",
    summary:
      "Stores one normalised batch (see origin/ingest), idempotent and atomic; `?dry_run=1` only reports.",
    query: { dry_run: intField({ min: 0, max: 1, default: 0 }) },
    body: z.unknown(),
    answer: z.object({ report: IngestReport }),
    freshness: "private",
    access: "ingest",
  }),
  providers: endpoint({
    upstream: "origin",
    path: "providers",
    summary:
      "State of the providers: last success, remaining quota, failures, last requests, and differences between providers or in tables.",
    answer: ProvidersOverview,
    freshness: "private",
    access: "ingest",
  }),
  watchProviders: endpoint({
    upstream: "origin",
    path: "providers/watch",
    summary: "State of the providers, for a logged-in operator. `forbidden` for other roles.",
    answer: ProvidersOverview,
    freshness: "private",
    access: "reader",
  }),
  pollProvider: endpoint({
    upstream: "origin",
    method: "POST",
    path: "providers/poll",
    summary:
      "Polls a provider for the data that is due, within its quota, and stores the responses; with `dry_run` it stores only the count of requests. `provider_not_found` for a provider without a key, `provider_busy` during another poll.",
    body: z.object({ source: z.string(), dry_run: z._default(z.boolean(), false) }),
    answer: z.object({
      calls: z.array(ProviderCallReport),
      /** Time of the next useful request, seconds UTC. */
      next_at: z.int(),
      /** Until when it rests after a failure, seconds UTC; null while it does not. */
      resting_until: z.nullable(z.int()),
      used_today: z.int(),
      per_day: z.nullable(z.int()),
    }),
    freshness: "private",
    access: "ingest",
  }),
  corrections: endpoint({
    upstream: "origin",
    path: "corrections",
    summary: "Corrections by hand, newest first, undone ones included.",
    query: pageFields({ default: 50, max: 200 }),
    answer: CorrectionList,
    paginated: true,
    freshness: "private",
    access: "ingest",
  }),
  makeCorrection: endpoint({
    upstream: "origin",
    method: "POST",
    path: "corrections/make",
    summary:
      "Corrects a fact by hand: it shows at once, and outlives every ingest until it is undone. Rows are named by our id or by a name that only one has; `validation_failed` lists the candidates of any other. The same correction again stores nothing (`stored` false).",
    body: CorrectionForm,
    answer: CorrectionResult,
    freshness: "private",
    access: "ingest",
  }),
  undoCorrection: endpoint({
    upstream: "origin",
    method: "POST",
    path: "corrections/undo",
    summary:
      "Undoes a correction: its target shows what the sources said last, or the correction of the same field before it. `data_not_found` for an unknown one, `validation_failed` for one that is undone.",
    body: UndoForm,
    answer: CorrectionResult,
    freshness: "private",
    access: "ingest",
  }),
  watchCorrections: endpoint({
    upstream: "origin",
    path: "corrections/watch",
    summary: "Corrections by hand, newest first, for a logged-in operator. `forbidden` for other roles.",
    query: pageFields({ default: 20, max: 50 }),
    answer: CorrectionList,
    paginated: true,
    freshness: "private",
    access: "reader",
  }),
  submitCorrection: endpoint({
    upstream: "origin",
    method: "POST",
    path: "corrections/submit",
    summary:
      "Corrects a fact as `corrections/make` does, for a logged-in operator. `forbidden` for other roles.",
    body: OwnCorrectionForm,
    answer: CorrectionResult,
    freshness: "private",
    access: "reader",
  }),
  withdrawCorrection: endpoint({
    upstream: "origin",
    method: "POST",
    path: "corrections/withdraw",
    summary:
      "Undoes a correction as `corrections/undo` does, for a logged-in operator. `forbidden` for other roles.",
    body: z.pick(UndoForm, { id: true }),
    answer: CorrectionResult,
    freshness: "private",
    access: "reader",
  }),
  contentBatch: endpoint({
    upstream: "origin",
    method: "POST",
    path: "content",
    summary:
      "Stores one batch of articles, pages and their taxonomy (see origin/content), idempotent and atomic; `?dry_run=1` only reports, `?prune=1` removes imported articles that are not in the batch.",
    query: {
      dry_run: intField({ min: 0, max: 1, default: 0 }),
      prune: intField({ min: 0, max: 1, default: 0 }),
    },
    body: z.unknown(),
    answer: z.object({ report: ContentReport }),
    freshness: "private",
    access: "ingest",
  }),
  contentImages: endpoint({
    upstream: "origin",
    method: "POST",
    path: "content/images",
    summary:
      "Stores a picture (JPEG, PNG or WebP, 4 MB and five million pixels at most) under `/media/` in the widths that pages request; identical bytes are stored once.",
    body: z.unknown(),
    answer: z.object({ image: StoredImage }),
    freshness: "private",
    access: "ingest",
  }),
  accountsRole: endpoint({
    upstream: "origin",
    method: "POST",
    path: "accounts/role",
    summary: "Sets the role of an account by its name: `reader`, `expert`, `editor` or `operator`.",
    body: z.object({ account: z.string(), role: z.enum(ROLES) }),
    answer: Nothing,
    freshness: "private",
    access: "ingest",
  }),
  accountsRoles: endpoint({
    upstream: "origin",
    path: "accounts/roles",
    summary:
      "Log of role changes, newest first. For the next page pass the last number of this one as `before`; `account` is null once the account is deleted. Entries are kept for two years.",
    query: { before: optionalIdField(), limit: intField({ min: 1, max: 200, default: 50 }) },
    answer: z.object({
      changes: z.array(
        z.object({
          id: z.int(),
          account: z.nullable(z.string()),
          user_id: z.int(),
          role_before: z.enum(ROLES),
          role: z.enum(ROLES),
          /** Seconds UTC. */
          at: z.int(),
        }),
      ),
    }),
    freshness: "private",
    access: "ingest",
  }),
  brandCodes: endpoint({
    upstream: "origin",
    method: "POST",
    path: "brand-codes",
    summary: "Adds brand codes that readers may enter as their referrer; existing codes stay.",
    body: z.object({
      codes: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(ACCOUNT_LENGTHS.brand_code.max)))
        .check(z.maxLength(1000)),
    }),
    answer: Nothing,
    freshness: "private",
    access: "ingest",
  }),
} as const;
