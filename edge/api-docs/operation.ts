import { type Endpoint, type EndpointName, endpoints } from "#shared/api/index.ts";
import { lifetimes } from "../cache/freshness.ts";
import { type Components, schemaRef } from "./components.ts";
import type { ApiExample } from "./examples.ts";
import type { Json, JsonObject } from "./json.ts";
import { parametersOf } from "./parameters.ts";
import { problemResponses } from "./problem-responses.ts";
import { tagOf } from "./tag.table.ts";

/** Access to a call in OpenAPI's form; the schemes are in openapi.ts. */
const SECURITY = {
  public: [],
  // With a session or without.
  visitor: [{}, { session: [] }],
  reader: [{ session: [] }],
  ingest: [{ ingestToken: [] }],
  hub: [{ hubSignature: [] }],
} as const satisfies Record<Endpoint["access"], Json>;

const ACCESS_WORDS = {
  public: "",
  visitor: "For browsers; the call may start or end their session.",
  reader: "For logged-in readers.",
  ingest: "For holders of the ingest token.",
  hub: "For the realtime hub, which signs its requests.",
} as const satisfies Record<Endpoint["access"], string>;

/** Freshness in words: `live` is fresh for 1 s, and may be 4 s older while it is revalidated. */
function keepingWords({ freshness }: Endpoint): string {
  const { fresh, staleWhileRevalidate } = lifetimes[freshness];
  if (freshness === "private") return "Never cached.";
  return `Cached as \`${freshness}\`: fresh for ${fresh} s, then stale for up to ${staleWhileRevalidate} s while it is revalidated, never past \`next-change-at\`.`;
}

function successOf(
  name: EndpointName,
  call: Endpoint,
  components: Components,
  example?: ApiExample,
): JsonObject {
  const body = {
    type: "object",
    required: ["data", ...(call.paginated ? ["page"] : [])],
    properties: {
      data: components.answerRef(name),
      ...(call.paginated ? { page: schemaRef("PageInfo") } : {}),
    },
  };
  const value = example ? { example: example.answer } : {};
  const moments = call.access === "public" && call.results;
  return {
    description: "Success.",
    ...(moments
      ? {
          headers: {
            "as-of": { $ref: "#/components/headers/as-of" },
            "next-change-at": { $ref: "#/components/headers/next-change-at" },
          },
        }
      : {}),
    content: { "application/json": { schema: body, ...value } },
  };
}

const aliasWords = ({ aliases }: Endpoint): string =>
  aliases.length === 0 ? "" : `Also available at ${aliases.map((path) => `\`${path}\``).join(" and ")}.`;

/** A picture may be left out: that takes away the one there is. */
const PICTURE: JsonObject = {
  required: false,
  description: "The picture.",
  content: { "image/*": { schema: { type: "string", format: "binary" } } },
};

/** A batch is described beside its schema; any other body is its own description. */
const BATCHES: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [endpoints.ingestBatch, "A batch: see origin/ingest/batch.schema.ts."],
  [endpoints.contentBatch, "A batch: see origin/content/content-batch.schema.ts."],
]);

function requestBodyOf(call: Endpoint, components: Components): JsonObject {
  if (call === endpoints.usersMeAvatar) return { requestBody: PICTURE };
  if (call === endpoints.contentImages) return { requestBody: { ...PICTURE, required: true } };
  if (call.body === null) return {};
  const described = BATCHES.get(call);
  const content =
    described === undefined
      ? { description: "The request body.", schema: components.bodyRef(call.body) }
      : { description: described, schema: { type: "object" } };
  const { description, schema } = content;
  return {
    requestBody: { required: true, description, content: { "application/json": { schema } } },
  };
}

/** A call of the registry as an operation of the document. */
export function operationOf(
  name: EndpointName,
  call: Endpoint,
  components: Components,
  example?: ApiExample,
): JsonObject {
  const description = [ACCESS_WORDS[call.access], keepingWords(call), aliasWords(call)].filter(
    (words) => words !== "",
  );
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: call.summary,
    description: description.join(" "),
    parameters: parametersOf(call, example?.query ?? {}),
    ...requestBodyOf(call, components),
    responses: { 200: successOf(name, call, components, example), ...problemResponses(call) },
    security: SECURITY[call.access],
    "x-freshness": call.freshness,
    "x-service": call.upstream,
  };
}
