import * as z from "zod/mini";
import * as account from "#shared/account/index.ts";
import * as analysis from "#shared/analysis/index.ts";
import { type EndpointName, endpointList, Nothing, PageInfo } from "#shared/api/index.ts";
import * as coach from "#shared/coach/coach.schema.ts";
import * as competition from "#shared/competition/index.ts";
import * as content from "#shared/content/index.ts";
import { errorCatalogue, Problem } from "#shared/errors/index.ts";
import * as lineup from "#shared/lineup/index.ts";
import * as match from "#shared/match/index.ts";
import * as odds from "#shared/odds/index.ts";
import * as player from "#shared/player/index.ts";
import * as poll from "#shared/poll/index.ts";
import * as standings from "#shared/standings/index.ts";
import * as team from "#shared/team/index.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";

/** Schemas of the document: exports of shared/<noun> keep their own names there, responses have their call's. */

const nouns = [
  account,
  analysis,
  coach,
  competition,
  content,
  lineup,
  match,
  odds,
  player,
  poll,
  standings,
  team,
];

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType;

const capitalised = (name: EndpointName): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** `matchesRecent` has the response schema `MatchesRecentAnswer`. */
const answerName = (name: EndpointName): string => `${capitalised(name)}Answer`;
/** Of a body that is no noun's: `UsersMeSessionsEndBody`. */
const bodyName = (name: EndpointName): string => `${capitalised(name)}Body`;

function namedSchemas() {
  const named = z.registry<{ id: string }>();
  for (const [id, value] of nouns.flatMap((noun) => Object.entries(noun))) {
    if (isSchema(value)) named.add(value, { id });
  }
  named.add(PageInfo, { id: "PageInfo" });
  named.add(Nothing, { id: "Nothing" });
  named.add(Problem, { id: "Problem" });
  for (const [name, call] of endpointList) {
    if (!named.has(call.answer)) named.add(call.answer, { id: answerName(name) });
    if (call.body !== null && !named.has(call.body)) named.add(call.body, { id: bodyName(name) });
  }
  return named;
}

/** zod adds to every whole number that a double can hold it, and to every schema its draft: noise here. */
function withoutNoise(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).filter(
    ([key, held]) =>
      key !== "$schema" &&
      key !== "$id" &&
      !(key === "minimum" && held === Number.MIN_SAFE_INTEGER) &&
      !(key === "maximum" && held === Number.MAX_SAFE_INTEGER),
  );
  return Object.fromEntries(entries.map(([key, held]) => [key, withoutNoiseIn(held)]));
}

function withoutNoiseIn(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNoiseIn);
  return isJsonObject(value) ? withoutNoise(value) : value;
}

const POINTER = "#/components/schemas/";

/** A reference to a schema of the document by its name there. */
export const schemaRef = (id: string): JsonObject => ({ $ref: `${POINTER}${id}` });

export interface Components {
  readonly schemas: JsonObject;
  /** The reference to the `data` of a call. */
  readonly answerRef: (name: EndpointName) => JsonObject;
  /** The reference to the request body of a call. */
  readonly bodyRef: (body: z.ZodMiniType) => JsonObject;
}

/** All response schemas of the registry, each written once. */
export function componentsOfRegistry(): Components {
  const named = namedSchemas();
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => `${POINTER}${id}`,
    // Schemas of outgoing data, not of a strict parser: fields may be added.
    io: "input",
    unrepresentable: "any",
  });
  const { Problem: problem, ...others } = withoutNoise(JSON.parse(JSON.stringify(schemas)));
  const answers = new Map(endpointList);
  return {
    schemas: { ...others, Problem: withCodes(problem) },
    answerRef(name) {
      const answer = answers.get(name)?.answer;
      const id = answer ? named.get(answer)?.id : undefined;
      if (id === undefined) throw new Error(`${name} has no schema in the document`);
      return schemaRef(id);
    },
    bodyRef(body) {
      const id = named.get(body)?.id;
      if (id === undefined) throw new Error("the request body belongs to no call of the registry");
      return schemaRef(id);
    },
  };
}

/** The closed list of codes, which the schema checks with a function of its own. */
function withCodes(problem: Json): JsonObject {
  const { properties, ...rest } = isJsonObject(problem) ? problem : {};
  const fields = isJsonObject(properties) ? properties : {};
  return { ...rest, properties: { ...fields, code: { type: "string", enum: Object.keys(errorCatalogue) } } };
}
