export type {
  AnswerAt,
  CallEndpoint,
  ContentCall,
  FreshnessAt,
  PersonalCalls,
  QueryAt,
  SentBody,
} from "./call.ts";
export { canonicalSearch } from "./call-url.ts";
export {
  type AnswerOf,
  type Endpoint,
  endpointPath,
  endpointUrl,
  FRESHNESS,
  type Freshness,
  Nothing,
  PageInfo,
  pathsOfEndpoint,
  type QueryInputOf,
  type QueryOf,
  type Success,
  type Upstream,
  upstreamBase,
} from "./endpoint.ts";
export { IngestReport, ProviderCallReport } from "./origin.endpoints.ts";
export { fieldErrors, otherSpellings, parseQuery } from "./parse-query.ts";
export { type CallPath, type EndpointName, endpointList, endpoints } from "./registry.ts";
export {
  SITEMAP_FILE_ENTRIES,
  SITEMAP_PROFILES,
  type SitemapProfile,
  type SitemapVersion,
} from "./sitemap.endpoints.ts";
