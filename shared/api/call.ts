import type { AnswerOf, QueryInputOf, Success } from "./endpoint.ts";
import type {
  CallAt,
  CallPath,
  PersonalReadAt,
  PersonalReadPath,
  PersonalWriteAt,
  PersonalWritePath,
} from "./registry.ts";

/** The freshness class of the call at a path. */
export type FreshnessAt<Path extends CallPath> = CallAt<Path>["freshness"];

/** The query of the call at a path, as callers write it. */
export type QueryAt<Path extends CallPath> = QueryInputOf<CallAt<Path>>;

/** The `data` of the call at a path. */
export type AnswerAt<Path extends CallPath> = AnswerOf<CallAt<Path>>;

/**
 * Makes a call from a page. On the server edge answers it through its cache, in the browser it is a fetch to edge.
 * Pages know paths and types only, so the schemas stay out of the bundle. Rejects with an AppError whose code is the
 * upstream's, or `upstream_unavailable`, `upstream_timeout`, `upstream_invalid`.
 */
export type CallEndpoint = <Path extends CallPath>(
  path: Path,
  query: QueryInputOf<CallAt<Path>>,
) => Promise<Success<AnswerAt<Path>>>;

/** Requests optional page data of the content service. Never rejects: null where there is none or it is unavailable. */
export type ContentCall = <Path extends Extract<CallPath, `/oapi/v1/${string}`>>(
  path: Path,
  query: QueryInputOf<CallAt<Path>>,
) => Promise<AnswerAt<Path> | null>;

/** Body of a personal write: fields as JSON, a picture, or nothing. The service reports which fields are wrong. */
export type SentBody = Readonly<Record<string, unknown>> | Blob | null;

/**
 * Calls with the session of a page's reader, past every cache. Both reject with an AppError, as {@link CallEndpoint}
 * does, or with `login_required`, `session_expired`, `validation_failed` and the call's own codes.
 */
export interface PersonalCalls {
  readonly load: <Path extends PersonalReadPath>(
    path: Path,
    query: QueryInputOf<PersonalReadAt<Path>>,
  ) => Promise<Success<AnswerOf<PersonalReadAt<Path>>>>;
  /** A session that the call begins or ends applies to the following calls, and goes to the browser with the page. */
  readonly send: <Path extends PersonalWritePath>(
    path: Path,
    body: SentBody,
  ) => Promise<Success<AnswerOf<PersonalWriteAt<Path>>>>;
}
