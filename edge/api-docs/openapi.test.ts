import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpointList, endpointPath, endpoints, PageInfo } from "#shared/api/index.ts";
import { queryFieldFacts } from "#shared/api/query-field-form.ts";
import { examples } from "./examples.ts";
import { openApiDocument } from "./openapi.ts";
import { codesOf } from "./problem-responses.ts";
import { queryKeys } from "./query-key.table.ts";
import { tags } from "./tag.table.ts";

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Record<string, unknown>;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly responses: Record<string, { readonly description: string; readonly content?: object }>;
  readonly security: readonly object[];
  readonly requestBody?: object;
}

const document = openApiDocument("1.2.3");
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;

function operationAt(path: string, method = "get"): Operation {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`no ${method} ${path}`);
  return operation;
}
const football = (path: string) => operationAt(`/api/v1/football/${path}`);
const parameter = (operation: Operation, name: string) =>
  operation.parameters.find((one) => one.name === name);

/** Every `$ref` of a value. */
function refsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    key === "$ref" && typeof held === "string" ? [held] : refsIn(held),
  );
}

describe("the OpenAPI document", () => {
  let result: { valid: boolean; errors?: unknown };
  beforeAll(async () => {
    result = await new Validator().validate(structuredClone(document) as Record<string, unknown>);
  });

  it("The OpenAPI document is valid OpenAPI 3.1", () => {
    expect(result.errors).toBeUndefined();
    expect([result.valid, document.openapi]).toEqual([true, "3.1.0"]);
  });

  it("The document has every call of the registry once", () => {
    for (const [name, call] of endpointList) {
      const operation = operationAt(endpointPath(call), call.method.toLowerCase());
      expect(operation.operationId).toBe(name);
      expect(operation.parameters.map((one) => one.name).toSorted()).toEqual(
        Object.keys(call.query.shape).toSorted(),
      );
    }
    const count = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(count).toBe(endpointList.length);
  });

  it("The document has no dangling references", () => {
    for (const ref of new Set(refsIn(document))) {
      const steps = ref.replace("#/", "").split("/");
      const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document);
      expect(target, ref).toBeTypeOf("object");
    }
  });

  it("Every call has a tag that the document describes", () => {
    const known: readonly string[] = tags.map((tag) => tag.name);
    const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.tags));
    expect([...new Set(used)].toSorted()).toEqual(known.toSorted());
  });

  it("The document describes exactly the query keys that exist", () => {
    const keys = new Set(endpointList.flatMap(([, call]) => Object.keys(call.query.shape)));
    expect(Object.keys(queryKeys).toSorted()).toEqual([...keys].toSorted());
  });
});

describe("parameters", () => {
  it("Parameters state their type, whether they are required, and their default", () => {
    expect(parameter(football("matches/recentdetail"), "match_id")).toMatchObject({
      required: true,
      schema: { type: "integer", minimum: 1 },
      description: "The match. Also accepted as `match-id`.",
    });
    expect(parameter(football("matches/recent"), "limit")).toMatchObject({
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 1000, default: 500 },
    });
    expect(parameter(football("matches/statistic-analysis"), "count")?.schema).toEqual({
      type: "integer",
      enum: [3, 6, 10, 20, 30, 50],
      default: 10,
    });
    expect(parameter(football("odds/main"), "company_id")?.description).toContain("`i_company_id`");
  });
});

describe("responses", () => {
  it("Responses have pagination where the call is paginated", () => {
    const bodyOf = (path: string) => JSON.stringify(football(path).responses[200]?.content);
    expect(bodyOf("comp-list")).toContain("#/components/schemas/PageInfo");
    expect(bodyOf("matches/live")).not.toContain("#/components/schemas/PageInfo");
  });

  it("Responses name the error codes of a call", () => {
    expect(codesOf(endpoints.oddsEuropeanHistory)).toEqual([
      "validation_failed",
      "betting_hidden",
      "scores_hidden",
      "match_not_found",
      "company_not_found",
      "internal",
      "upstream_invalid",
      "upstream_unavailable",
      "upstream_timeout",
    ]);
    expect(football("odds/european/history").responses[404]?.description).toBe(
      "`match_not_found` or `company_not_found`",
    );
    expect(Object.keys(football("matches/live").responses)).toEqual(["200", "500", "502", "503", "504"]);
    // Questions that are counted as if they were writes: each costs as much.
    expect(operationAt("/oapi/v1/users/me/export").responses[429]?.description).toBe("`too_many_requests`");
    expect(operationAt("/oapi/v1/users/me/sessions").responses[429]).toBeUndefined();
    const end = operationAt("/oapi/v1/users/me/sessions/end", "post");
    expect(end.responses[404]?.description).toBe("`data_not_found`");
  });

  it("Calls with credentials name their scheme and the error of a wrong credential", () => {
    const ingest = operationAt("/api/v1/origin/ingest", "post");
    expect([ingest.security, ingest.responses[401]?.description]).toEqual([
      [{ ingestToken: [] }],
      "`token_invalid`",
    ]);
    expect(operationAt("/oapi/v1/users/me", "post")).toMatchObject({
      security: [{ session: [] }],
      responses: {
        401: { description: "`login_required` or `session_expired` or `token_invalid`" },
        429: {},
      },
    });
    const login = operationAt("/oapi/v1/auth/login", "post");
    expect([login.security, login.responses[401]?.description]).toEqual([
      [{}, { session: [] }],
      "`credentials_wrong` or `passkey_required`",
    ]);
    expect(operationAt("/api/v1/origin/feed/changes").security).toEqual([{ hubSignature: [] }]);
    expect(football("matches/live").security).toEqual([]);
  });

  it("Writes have a request body of fields or a picture", () => {
    const sent = (path: string) => JSON.stringify(operationAt(path, "post").requestBody);
    expect(sent("/oapi/v1/auth/register")).toContain("#/components/schemas/RegisterForm");
    expect(sent("/oapi/v1/users/me/sessions/end")).toContain("#/components/schemas/UsersMeSessionsEndBody");
    expect(sent("/oapi/v1/users/me/avatar")).toContain('"image/*"');
    expect(sent("/api/v1/origin/ingest")).toContain("A batch");
  });
});

describe("the document in no-betting mode", () => {
  const hidden = openApiDocument("1.2.3", "hidden");
  const text = JSON.stringify(hidden);

  it("The document without betting is valid and has no dangling references", async () => {
    const { errors } = await new Validator().validate(structuredClone(hidden) as Record<string, unknown>);
    expect(errors).toBeUndefined();
    const { schemas } = hidden.components as { schemas: Record<string, unknown> };
    expect(refsIn(hidden).filter((ref) => ref.startsWith("#/components/schemas/")).length).toBeGreaterThan(
      50,
    );
    const missing = refsIn(hidden).filter(
      (ref) => ref.startsWith("#/components/schemas/") && !Object.hasOwn(schemas, ref.slice(21)),
    );
    expect(missing).toEqual([]);
  });

  it("The document without betting has the remaining calls and their tags", () => {
    const left = endpointList.filter(([, { betting }]) => betting !== "only").map(([, call]) => call);
    expect(Object.keys(hidden.paths as object).toSorted()).toEqual(
      [...new Set(left.map(endpointPath))].toSorted(),
    );
    expect((hidden.tags as unknown as { name: string }[]).map(({ name }) => name)).not.toContain("odds");
  });

  it("The document without betting has no schema or example of prices, markets or companies", () => {
    const { schemas } = hidden.components as { schemas: Record<string, unknown> };
    expect(
      Object.keys(schemas).filter((name) => /odds|price|market|company|quote|^line$|move/i.test(name)),
    ).toEqual([]);
    const companies = JSON.stringify(examples.matchesCompanyodd?.answer).matchAll(/"name":"([^"]+)"/g);
    const names = [...companies].map(([, name]) => name ?? "");
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => JSON.stringify(document).includes(`"${name}"`)).length).toBe(names.length);
    expect(text).not.toMatch(/bookmaker|"company_id"/);
    expect(names.filter((name) => text.includes(`"${name}"`))).toEqual([]);
  });
});

describe("examples", () => {
  const publicCalls = endpointList.filter(([, call]) => call.access === "public" && call.method === "GET");

  it.each(publicCalls.map(([name]) => name))(
    "The examples of %s match its query and response schemas",
    (name) => {
      const call = endpointList.find(([one]) => one === name)?.[1];
      const example = examples[name];
      if (!call || !example)
        throw new Error(`no example of ${name}: node scripts/api-examples.ts writes them`);
      const { data, page } = example.answer;
      expect(z.safeParse(call.answer, data).error?.issues).toBeUndefined();
      expect(z.safeParse(PageInfo, page).success).toBe(call.paginated);
      const raw = Object.entries(example.query).map(([key, value]) => [key, String(value)]);
      expect(z.safeParse(call.query, Object.fromEntries(raw)).error?.issues).toBeUndefined();
      for (const [key, field] of Object.entries(call.query.shape)) {
        if (queryFieldFacts(field).required) expect(Object.keys(example.query)).toContain(key);
      }
    },
  );
});
