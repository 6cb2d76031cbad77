export type { AnswerAt, CallEndpoint } from "./call.ts";
export { callUrl, canonicalSearch } from "./call-url.ts";
export {
  type Access,
  type AnswerOf,
  type Endpoint,
  endpointPath,
  endpointUrl,
  FRESHNESS,
  type Freshness,
  fieldErrors,
  otherSpellings,
  PageInfo,
  type PathOf,
  parseQuery,
  type QueryInputOf,
  type QueryOf,
  type Success,
  type Upstream,
  upstreamBase,
} from "./endpoint.ts";
export { IngestReport } from "./origin.endpoints.ts";
export { type CallAt, type CallPath, type EndpointName, endpointList, endpoints } from "./registry.ts";
