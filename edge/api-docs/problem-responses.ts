import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { queryFieldFacts } from "#shared/api/query-field-form.ts";
import {
  AppError,
  type ErrorCode,
  errorCatalogue,
  PROBLEM_CONTENT_TYPE,
  toProblem,
} from "#shared/errors/index.ts";
import { SESSION_OVER_CODES } from "#shared/errors/session-over.rules.ts";
import { resultContentOf } from "#shared/spoiler-shield/result-content.table.ts";
import { schemaRef } from "./components.ts";
import type { JsonObject } from "./json.ts";

/** Response to a required id that nothing has. */
const notFoundCodes: Readonly<Record<string, ErrorCode>> = {
  match_id: "match_not_found",
  comp_id: "league_not_found",
  season_id: "season_not_found",
  team_id: "team_not_found",
  player_id: "player_not_found",
  coach_id: "coach_not_found",
  company_id: "company_not_found",
  tip_id: "tip_not_found",
  expert_id: "user_not_found",
};

/** Responses that any call can have: a fault of ours, or of an upstream. */
const ALWAYS: readonly ErrorCode[] = [
  "internal",
  "upstream_invalid",
  "upstream_unavailable",
  "upstream_timeout",
];
const BY_ACCESS = {
  public: [],
  visitor: [],
  reader: SESSION_OVER_CODES,
  ingest: ["token_invalid"],
  hub: ["signature_invalid"],
} as const satisfies Record<Endpoint["access"], readonly ErrorCode[]>;

/** Responses to any request of a browser. */
const BROWSER_WRITE: readonly ErrorCode[] = [
  "validation_failed",
  "forbidden",
  "body_incomplete",
  "body_too_large",
  "unsupported_media_type",
  "too_many_requests",
];

/** Further responses of single calls. */
const byCall: ReadonlyMap<Endpoint, readonly ErrorCode[]> = new Map<Endpoint, readonly ErrorCode[]>([
  [endpoints.matchesPollVote, [...BROWSER_WRITE, "match_not_found", "poll_closed"]],
  [endpoints.authLogin, ["credentials_wrong", "passkey_required"]],
  [endpoints.authForgot, ["mail_unavailable"]],
  [endpoints.authIdentityStart, ["route_not_found"]],
  [endpoints.authIdentity, ["route_not_found"]],
  [endpoints.usersMeLoginsStart, ["route_not_found"]],
  [endpoints.usersMeLoginsAdd, ["route_not_found"]],
  [endpoints.usersMeLoginsDelete, ["data_not_found"]],
  [endpoints.authReset, ["token_invalid", "link_expired"]],
  [endpoints.authVerify, ["token_invalid", "link_expired", "email_in_use"]],
  [endpoints.usersMeEmailVerify, ["mail_unavailable"]],
  [endpoints.authPasskeyOptions, ["passkeys_unavailable"]],
  [endpoints.authPasskey, ["passkey_refused", "passkey_unverified", "passkeys_unavailable"]],
  [endpoints.usersMePasskeysOptions, ["passkeys_full", "passkeys_unavailable"]],
  [endpoints.usersMePasskeysAdd, ["passkey_refused", "passkeys_full", "passkeys_unavailable"]],
  [endpoints.usersMePasskeysRename, ["data_not_found"]],
  [endpoints.usersMePasskeysDelete, ["data_not_found"]],
  [endpoints.usersMeSessionsEnd, ["data_not_found"]],
  [endpoints.usersMeExport, ["too_many_requests"]],
  [endpoints.postsSlug, ["scores_hidden"]],
  [endpoints.tipsPost, ["tip_closed"]],
  [endpoints.tipsDelete, ["tip_not_found"]],
  [
    endpoints.commentsPost,
    ["article_not_found", "comments_closed", "please_do_not_spam", "too_many_requests"],
  ],
  [endpoints.commentsDelete, ["comment_not_found"]],
  [endpoints.commentsReport, ["forbidden", "comment_not_found", "too_many_requests"]],
  [endpoints.commentsQueue, ["forbidden"]],
  [endpoints.commentsDecide, ["forbidden", "comment_not_found"]],
  [endpoints.expertsFollow, ["user_not_found"]],
  [endpoints.expertsUnfollow, ["unfollow_failed"]],
  [endpoints.pushTest, ["data_not_found"]],
  [endpoints.ingestBatch, ["body_incomplete", "ingest_conflict", "body_too_large", "batch_refused"]],
  [endpoints.watchNames, ["forbidden"]],
  [endpoints.answerName, ["name_match_not_found", "merge_refused", "ingest_conflict"]],
  [endpoints.takeBackName, ["name_match_not_found", "merge_refused", "ingest_conflict"]],
  [endpoints.reopenName, ["validation_failed", "name_match_not_found", "merge_refused", "ingest_conflict"]],
  [endpoints.decideName, ["validation_failed", "name_match_not_found", "merge_refused", "ingest_conflict"]],
  [
    endpoints.mergeNames,
    ["validation_failed", "team_not_found", "player_not_found", "merge_refused", "ingest_conflict"],
  ],
  [endpoints.keepNamesApart, ["validation_failed", "team_not_found", "player_not_found"]],
  [endpoints.scanNames, ["validation_failed"]],
  [endpoints.splitNames, ["validation_failed", "name_match_not_found", "merge_refused", "ingest_conflict"]],
  [endpoints.makeCorrection, ["validation_failed", "ingest_conflict"]],
  [endpoints.undoCorrection, ["validation_failed", "data_not_found", "ingest_conflict"]],
  [endpoints.watchCorrections, ["forbidden"]],
  [endpoints.submitCorrection, ["forbidden", "ingest_conflict"]],
  [endpoints.withdrawCorrection, ["forbidden", "data_not_found", "ingest_conflict"]],
  [endpoints.contentBatch, ["body_incomplete", "ingest_conflict", "body_too_large", "batch_refused"]],
  [endpoints.contentImages, ["body_incomplete", "body_too_large", "validation_failed"]],
  [endpoints.accountsRole, ["validation_failed", "account_not_found"]],
  [endpoints.accountsPasskeysDelete, ["validation_failed", "account_not_found"]],
  [endpoints.brandCodes, ["validation_failed"]],
  [endpoints.hubChat, ["validation_failed", "body_too_large"]],
  [endpoints.chatUser, ["user_not_found"]],
  [endpoints.chatMute, ["validation_failed", "user_not_found", "forbidden"]],
  [endpoints.chatModerate, ["validation_failed", "match_not_found", "chat_message_not_found", "forbidden"]],
  [endpoints.chatMode, ["validation_failed", "match_not_found"]],
]);

/** Codes that a call can fail with. */
export function codesOf(call: Endpoint): ErrorCode[] {
  const fields = Object.entries(call.query.shape);
  const notFound = fields.flatMap(([key, field]) => {
    const code = notFoundCodes[key];
    // An unknown company is refused also where the key is optional.
    return code && (queryFieldFacts(field).required || key === "company_id") ? [code] : [];
  });
  const validation: readonly ErrorCode[] = fields.length > 0 ? ["validation_failed"] : [];
  const isReaders = call.access === "visitor" || call.access === "reader";
  const written = call.method === "POST" && isReaders ? BROWSER_WRITE : [];
  const hidden: readonly ErrorCode[] =
    call.betting === "only" && (call.access === "public" || isReaders) ? ["betting_hidden"] : [];
  const results: readonly ErrorCode[] = resultContentOf(call.path) === "rows" ? [] : ["scores_hidden"];
  const own = byCall.get(call) ?? [];
  const codes = [
    ...validation,
    ...BY_ACCESS[call.access],
    ...written,
    ...own,
    ...hidden,
    ...results,
    ...notFound,
  ];
  return [...new Set([...codes, ...ALWAYS])];
}

function exampleOf(code: ErrorCode, call: Endpoint): JsonObject {
  const [key = "limit"] = Object.keys(call.query.shape);
  const fields = code === "validation_failed" ? { fields: { [key]: ["must be a whole number"] } } : {};
  const { errors, ...problem } = toProblem(
    new AppError(code, fields),
    "7f0c6c0e-5d0b-4a53-9f3f-2f6a3f0f7a11",
  );
  return { ...problem, ...(errors ? { errors } : {}) };
}

/** Responses of a call's failures by status: `404: match_not_found or company_not_found`. */
export function problemResponses(call: Endpoint): JsonObject {
  const byStatus = Map.groupBy(codesOf(call), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\``).join(" or "),
        content: {
          [PROBLEM_CONTENT_TYPE]: {
            schema: schemaRef("Problem"),
            examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code, call) }])),
          },
        },
      },
    ]),
  );
}
