export type { CallEndpoint } from "./call.ts";
export {
  type Access,
  type AnswerOf,
  canonicalSearch,
  type Endpoint,
  endpointPath,
  endpointUrl,
  FRESHNESS,
  type Freshness,
  fieldErrors,
  PageInfo,
  parseQuery,
  type QueryInputOf,
  type QueryOf,
  type Success,
  type Upstream,
  upstreamBase,
} from "./endpoint.ts";
export { IngestReport } from "./origin.endpoints.ts";
export { type EndpointName, endpointList, endpoints } from "./registry.ts";
