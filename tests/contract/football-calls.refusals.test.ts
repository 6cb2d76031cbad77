import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpointPath } from "#shared/api/index.ts";
import { queryFieldFacts } from "#shared/api/query-field-form.ts";
import { PROBLEM_CONTENT_TYPE, Problem } from "#shared/errors/index.ts";
import { sampleOf } from "#tests/support/calls/call-sample.ts";
import {
  callOf,
  footballCalls,
  readCall,
  requiredIdsOf,
  sampleQueries,
  urlOf,
} from "#tests/support/calls/football-calls.ts";
import { badValuesOf, firstOfEach } from "#tests/support/edge/bad-values.ts";
import { type OriginHarness, startOrigin } from "#tests/support/origin/origin-harness.ts";

let origin: OriginHarness;
beforeAll(async () => {
  origin = await startOrigin();
});
afterAll(() => origin?.dispose());

async function problemAt(url: string): Promise<Problem> {
  const response = await origin.fetch(url);
  expect([url, response.headers.get("content-type")]).toEqual([url, PROBLEM_CONTENT_TYPE]);
  const problem = z.parse(Problem, await response.json());
  expect([url, problem.status]).toEqual([url, response.status]);
  return problem;
}

const needNone = footballCalls.filter((name) => requiredIdsOf(name).length === 0);

describe("an empty database", () => {
  it.each(needNone)("%s answers empty lists", async (name) => {
    const url = urlOf(name, sampleQueries[name](await sampleOf(origin.db)));
    const { body, problems } = await readCall(name, await origin.fetch(url));
    expect(problems, url).toBe("");
    for (const value of Object.values(body.data ?? {})) {
      if (Array.isArray(value)) expect([url, value]).toEqual([url, []]);
    }
  });
});

const fields = footballCalls.flatMap((name) =>
  Object.entries(callOf(name).query.shape).map(
    ([key, field]) => [name, key, queryFieldFacts(field)] as const,
  ),
);

const fieldForms = firstOfEach(fields, ([, , { form }]) => JSON.stringify(form));
const neededKeys = firstOfEach(
  fields.filter(([, , facts]) => facts.required),
  ([, key]) => key,
);

/** Required query values of calls beside ids. */
const neededWords: Readonly<Record<string, Record<string, string>>> = {
  teams: { name: "hue" },
  search: { q: "hue" },
  sitemapMatches: { month: "2026-01" },
  sitemapProfiles: { kind: "team" },
};

describe("a value that a query field does not take", () => {
  it.each(fieldForms)("%s refuses for %s, and names the field", async (name, key, { form }) => {
    const good = Object.fromEntries(requiredIdsOf(name).map((id) => [id, "1"]));
    for (const bad of badValuesOf(form)) {
      const search = new URLSearchParams({ ...good, ...neededWords[name], [key]: bad });
      const problem = await problemAt(`${endpointPath(callOf(name))}?${search}`);
      expect([bad, problem.status, problem.code]).toEqual([bad, 400, "validation_failed"]);
      const complained = Object.keys(problem.errors ?? {}).map((path) => path.split(".")[0]);
      expect([bad, [...new Set(complained)]]).toEqual([bad, [key]]);
    }
  });

  it.each(neededKeys)("%s needs %s", async (name, key) => {
    const others = Object.fromEntries(requiredIdsOf(name).flatMap((id) => (id === key ? [] : [[id, "1"]])));
    const problem = await problemAt(`${endpointPath(callOf(name))}?${new URLSearchParams(others)}`);
    expect([problem.status, Object.keys(problem.errors ?? {})]).toEqual([400, [key]]);
  });
});
