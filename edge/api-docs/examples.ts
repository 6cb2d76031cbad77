/// <reference path="../vite-modules.d.ts" />
import type { EndpointName } from "#shared/api/index.ts";
import examplesText from "./examples.json?raw";
import type { Json, JsonObject } from "./json.ts";

/** A call as it was once made in the demo world: its query, and its answer cut to a row or two a list. */
export interface ApiExample {
  readonly query: Readonly<Record<string, Json>>;
  readonly answer: JsonObject;
}

/** Examples by call, written by scripts/api-examples.ts. As text: the compiler need not type every row of it. */
export const examples: Readonly<Partial<Record<EndpointName, ApiExample>>> = JSON.parse(examplesText);
