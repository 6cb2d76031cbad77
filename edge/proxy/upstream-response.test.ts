import { expect, it } from "vitest";
import { endpoints } from "#shared/api/index.ts";
import { PROBLEM_CONTENT_TYPE } from "#shared/errors/index.ts";
import { readAnswer } from "./upstream-response.ts";

const failureOf = (type: string, body: string) =>
  readAnswer(
    endpoints.matchesLive,
    new Response(body, { status: 429, headers: { "content-type": type, "retry-after": "30" } }),
  ).catch((error: unknown) => error);

it("A rate-limiting service counts as unavailable: no reader caused it, and stale responses are served", async () => {
  const problem = {
    type: "about:blank",
    title: "x",
    status: 429,
    code: "too_many_requests",
    request_id: "one-two-3",
  };
  for (const [type, body] of [
    ["text/html", "<h1>Slow down</h1>"],
    [PROBLEM_CONTENT_TYPE, JSON.stringify(problem)],
  ] as const)
    expect(await failureOf(type, body)).toMatchObject({
      code: "upstream_unavailable",
      retryAfterSeconds: 30,
    });
});
