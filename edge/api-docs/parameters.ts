import { type Endpoint, otherSpellings } from "#shared/api/index.ts";
import { type QueryFieldForm, queryFieldFacts } from "#shared/api/query-field-form.ts";
import type { Json, JsonObject } from "./json.ts";
import { queryKeys } from "./query-key.table.ts";

/** A field's form as a schema; the upper bound of ids (the limit of doubles) is left out. */
function schemaOf(form: QueryFieldForm): JsonObject {
  if (!("maximum" in form) || form.maximum < Number.MAX_SAFE_INTEGER) return { ...form } as JsonObject;
  const { maximum: _, ...rest } = form;
  return rest;
}

function descriptionOf(call: Endpoint, key: string): string {
  const meaning = queryKeys[key];
  if (meaning === undefined)
    throw new Error(`no description of the query key ${key}: add it in query-key.table.ts`);
  const others = otherSpellings(call, key).map((name) => `\`${name}\``);
  return others.length === 0 ? meaning : `${meaning} Also accepted as ${others.join(", ")}.`;
}

/** Query parameters of a call, required ones first. `example` holds a value for each that has one. */
export function parametersOf(call: Endpoint, example: Readonly<Record<string, Json>>): JsonObject[] {
  const parameters = Object.entries(call.query.shape).map(([name, field]) => {
    const { form, required, fallback } = queryFieldFacts(field);
    return {
      name,
      in: "query",
      required,
      description: descriptionOf(call, name),
      schema: { ...schemaOf(form), ...(fallback === undefined ? {} : { default: fallback as Json }) },
      // A list is one value with commas: status=ended,postponed.
      ...(form.type === "array" ? { style: "form", explode: false } : {}),
      ...(example[name] === undefined ? {} : { example: example[name] }),
    };
  });
  return parameters.toSorted((a, b) => Number(b.required) - Number(a.required));
}
