import type { AnswerOf, Endpoint, QueryInputOf, Success } from "./endpoint.ts";

/**
 * How a page asks for a call of the registry. On the server edge answers it through its cache; in the browser it
 * is a fetch to edge. Rejects with an AppError whose code is the upstream's, or `upstream_unavailable`,
 * `upstream_timeout`, `upstream_invalid`.
 */
export type CallEndpoint = <E extends Endpoint>(
  call: E,
  query: QueryInputOf<E>,
) => Promise<Success<AnswerOf<E>>>;
