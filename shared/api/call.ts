import type { AnswerOf, QueryInputOf, Success } from "./endpoint.ts";
import type { CallAt, CallPath } from "./registry.ts";

/** What stands under `data` of the call at a path. */
export type AnswerAt<Path extends CallPath> = AnswerOf<CallAt<Path>>;

/**
 * How a page asks for a call: by its path, `call("/api/v1/football/matches/recent", { date })`. On the server edge
 * answers it through its cache; in the browser it is a fetch to edge. Pages know paths and types only, so that the
 * registry's schemas stay out of what readers load. Rejects with an AppError whose code is the upstream's, or
 * `upstream_unavailable`, `upstream_timeout`, `upstream_invalid`.
 */
export type CallEndpoint = <Path extends CallPath>(
  path: Path,
  query: QueryInputOf<CallAt<Path>>,
) => Promise<Success<AnswerAt<Path>>>;
