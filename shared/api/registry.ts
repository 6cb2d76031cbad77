import { contentEndpoints } from "./content.endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { footballEndpoints } from "./football.endpoints.ts";
import { originEndpoints } from "./origin.endpoints.ts";

/** Every call of the product, declared once. */
export const endpoints = { ...footballEndpoints, ...contentEndpoints, ...originEndpoints } as const;

/** Name of a call in the registry. */
export type EndpointName = keyof typeof endpoints;

/** The registry as name-call pairs, for whatever is generated from it. */
export const endpointList: readonly (readonly [EndpointName, Endpoint])[] = Object.entries(endpoints) as [
  EndpointName,
  Endpoint,
][];
