import { accountEndpoints } from "./account.endpoints.ts";
import { contentEndpoints } from "./content.endpoints.ts";
import type { Endpoint, PathOf } from "./endpoint.ts";
import { footballEndpoints } from "./football.endpoints.ts";
import { originEndpoints } from "./origin.endpoints.ts";

/** Every call of the product, declared once. */
export const endpoints = {
  ...footballEndpoints,
  ...contentEndpoints,
  ...accountEndpoints,
  ...originEndpoints,
} as const;

/** Name of a call in the registry. */
export type EndpointName = keyof typeof endpoints;

/** The registry as name-call pairs, for whatever is generated from it. */
export const endpointList: readonly (readonly [EndpointName, Endpoint])[] = Object.entries(endpoints) as [
  EndpointName,
  Endpoint,
][];

interface ForEveryone {
  readonly method: "GET";
  readonly access: "public";
}

/** The calls that anybody may make by GET, by full path. One mapped type, so that ninety calls stay cheap to check. */
type CallsByPath = {
  [Name in EndpointName as (typeof endpoints)[Name] extends ForEveryone
    ? PathOf<(typeof endpoints)[Name]>
    : never]: (typeof endpoints)[Name];
};

/** Full path of a call that pages may make: `/api/v1/football/matches/recent`. */
export type CallPath = keyof CallsByPath;

/** The call at a path. */
export type CallAt<Path extends CallPath> = CallsByPath[Path];
