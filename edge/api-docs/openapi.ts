import { endpointList, endpointPath } from "#shared/api/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { SIGNATURE_HEADER } from "#shared/room/index.ts";
import { componentsOfRegistry } from "./components.ts";
import { examples } from "./examples.ts";
import type { JsonObject } from "./json.ts";
import { operationOf } from "./operation.ts";
import { tags } from "./tag.table.ts";
import { leavesCall, withoutBetting } from "./without-betting.ts";

const descriptionOf = (
  betting: Betting,
) => `Live football: matches, ${betting === "shown" ? "odds, " : ""}tables, teams and people.

- A success is \`{ "data": { … } }\`; paginated calls add \`page: { limit, page, total }\` beside \`data\`. \`data\` is an object whose keys are nouns.
- A failure is a problem (RFC 9457, \`application/problem+json\`) with a \`code\` from a closed list, and \`errors\` by query key for an invalid query.
- Times are whole seconds UTC. \`null\` means unknown or not applicable, never a guessed 0.
- Names keep the spelling of their source; names in other languages are in \`translations\`.
- Calls answer with and without a trailing slash. Unknown query keys are ignored. An empty value counts as omitted.
- Responses have the current state: \`as-of\` is its time, \`next-change-at\` the time of the next change.
- Football calls accept two more keys: \`delay\` (5 to 180 seconds, in steps of 5) requests the state of that many seconds ago, and \`scores=hidden\` a response without results of matches in play or of the last two days (\`scores=match\`: except those of the match that the call names).
- Tokens: the session (\`accessToken\` of the product's specification) is a cookie that scripts cannot read; a page writes in the rooms with a short-lived ticket from \`/oapi/v1/users/me/ticket\` (\`accessTokenOA2\`).`;

const headers = {
  "as-of": {
    description: "Time of the state in the response, milliseconds UTC.",
    schema: { type: "integer" },
  },
  "next-change-at": {
    description: "Time of the next change of the response, milliseconds UTC, if known.",
    schema: { type: "integer" },
  },
};

const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-session",
    description:
      "A reader's session, set by `auth/login` and `auth/register` as an HttpOnly cookie. Writes with it are accepted only from pages of this site. Without TLS the name of the cookie is `session`.",
  },
  ingestToken: { type: "http", scheme: "bearer", description: "The site's INGEST_TOKEN." },
  hubSignature: {
    type: "apiKey",
    in: "header",
    name: SIGNATURE_HEADER,
    description: "Signature of method, path, time, nonce and body with REALTIME_SECRET.",
  },
};

/** Paths and schemas of the calls that are left. */
function contentOf(betting: Betting): { paths: JsonObject; schemas: JsonObject } {
  const components = componentsOfRegistry();
  const calls = betting === "shown" ? endpointList : endpointList.filter(([, call]) => leavesCall(call));
  const operations = calls.map(([name, call]) => ({
    path: endpointPath(call),
    method: call.method.toLowerCase(),
    operation: operationOf(name, call, components, examples[name]),
  }));
  const paths = Object.fromEntries(
    [...Map.groupBy(operations, ({ path }) => path)].map(([path, list]) => [
      path,
      Object.fromEntries(list.map(({ method, operation }) => [method, operation])),
    ]),
  );
  return betting === "shown"
    ? { paths, schemas: components.schemas }
    : withoutBetting(paths, components.schemas);
}

/** The OpenAPI 3.1 document of every call of the registry; in no-betting mode of those that are left, as they are then. */
export function openApiDocument(version: string, betting: Betting = "shown"): JsonObject {
  const { paths, schemas } = contentOf(betting);
  return {
    openapi: "3.1.0",
    info: {
      title: "Bóng Đá Live",
      version,
      description: descriptionOf(betting),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: betting === "shown" ? tags : tags.filter(({ name }) => name !== "odds"),
    paths,
    components: { schemas, headers, securitySchemes },
  };
}
