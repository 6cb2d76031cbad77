import { endpointList, endpointPath } from "#shared/api/index.ts";
import { SIGNATURE_HEADER } from "#shared/room/index.ts";
import { componentsOfRegistry } from "./components.ts";
import { examples } from "./examples.ts";
import type { JsonObject } from "./json.ts";
import { operationOf } from "./operation.ts";
import { tags } from "./tag.table.ts";

const DESCRIPTION = `Live football: matches, odds, tables, teams and people.

- A success is \`{ "data": { … } }\`, with \`page: { limit, page, total }\` beside \`data\` where there are pages. \`data\` is an object whose keys are nouns.
- A failure is a problem (RFC 9457, \`application/problem+json\`) with a \`code\` from a closed list, and \`errors\` by query key for a query that cannot be read.
- Times are whole seconds UTC. \`null\` means unknown or not applicable, never a guessed 0.
- Names are kept as their source writes them; other languages stand beside in \`translations\`.
- Query keys that a call does not know are dropped. An empty value counts as left out.
- Answers are as of now: \`as-of\` is their moment, \`next-change-at\` the next one at which they will differ.`;

const headers = {
  "as-of": {
    description: "The moment the answer is true for, milliseconds UTC.",
    schema: { type: "integer" },
  },
  "next-change-at": {
    description: "The next moment at which the answer will be another, milliseconds UTC, where it is known.",
    schema: { type: "integer" },
  },
};

const securitySchemes = {
  ingestToken: { type: "http", scheme: "bearer", description: "INGEST_TOKEN of the site." },
  feedSignature: {
    type: "apiKey",
    in: "header",
    name: SIGNATURE_HEADER,
    description: "Signature of method, path, time, nonce and body with FEED_SECRET.",
  },
};

/** The OpenAPI 3.1 document of every call of the registry. */
export function openApiDocument(version: string): JsonObject {
  const components = componentsOfRegistry();
  const operations = endpointList.map(([name, call]) => ({
    path: endpointPath(call),
    method: call.method.toLowerCase(),
    operation: operationOf(name, call, components, examples[name]),
  }));
  const paths = Map.groupBy(operations, ({ path }) => path);
  return {
    openapi: "3.1.0",
    info: {
      title: "Bóng Đá Live",
      version,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags,
    paths: Object.fromEntries(
      [...paths].map(([path, list]) => [
        path,
        Object.fromEntries(list.map(({ method, operation }) => [method, operation])),
      ]),
    ),
    components: { schemas: components.schemas, headers, securitySchemes },
  };
}
