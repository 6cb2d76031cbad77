import { type Endpoint, endpointList } from "#shared/api/index.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";

/** Keys that are null in no-betting mode, of all calls. None of them means anything else elsewhere in the document. */
const HIDDEN_KEYS = new Set(
  endpointList.flatMap(([, { betting }]) => (Array.isArray(betting) ? betting : [])),
);

/** Calls that no-betting mode leaves. */
export const leavesCall = ({ betting }: Pick<Endpoint, "betting">): boolean => betting !== "only";

/** A query key that names a company. */
const isCompanyKey = (value: Json): boolean =>
  isJsonObject(value) && value.in === "query" && value.name === "company_id";

/** Values, and schemas of values, as the document has them without betting: null. */
function hide(value: Json, inProperties = false): Json {
  if (Array.isArray(value)) return value.flatMap((item: Json) => (isCompanyKey(item) ? [] : [hide(item)]));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      if (HIDDEN_KEYS.has(key)) return [key, inProperties ? { type: "null" } : null];
      return [key, hide(held, key === "properties" && !inProperties)];
    }),
  );
}

const SCHEMA = "#/components/schemas/";

/** Names of the schemas that a value refers to. */
function namesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    key === "$ref" && typeof held === "string" && held.startsWith(SCHEMA)
      ? [held.slice(SCHEMA.length)]
      : namesIn(held),
  );
}

/** The schemas that are still referred to, by operations or by one another. */
function reachable(schemas: JsonObject, from: Json): JsonObject {
  const found = new Set<string>();
  const open = namesIn(from);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...namesIn(schemas[name]));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

/** Operations and schemas without anything about betting: no key, no example, no schema that only prices needed. */
export function withoutBetting(paths: JsonObject, schemas: JsonObject) {
  const [shownPaths, shownSchemas] = [hide(paths), hide(schemas)];
  if (!isJsonObject(shownPaths) || !isJsonObject(shownSchemas)) throw new Error("an object stays an object");
  return { paths: shownPaths, schemas: reachable(shownSchemas, shownPaths) };
}
