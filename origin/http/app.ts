import { type Context, Hono } from "hono";
import { type EndpointName, endpointList, endpointPath, endpoints, parseQuery } from "#shared/api/index.ts";
import { AppError, PROBLEM_CONTENT_TYPE, toAppError, toProblem } from "#shared/errors/index.ts";
import { VOTER_HEADER } from "#shared/poll/index.ts";
import { checkAccess, type Keys } from "./access.ts";
import type { Answer, Call, Handlers } from "./answer.ts";
import { readBody } from "./body.ts";
import { logLine } from "./log.ts";

export interface OriginAppDeps {
  readonly handlers: Handlers;
  readonly keys: Keys;
  /** The clock, milliseconds UTC. */
  readonly now: () => number;
}

interface OriginVariables {
  Variables: { requestId: string };
}
type OriginContext = Context<OriginVariables>;

/** An id that a caller sent is kept when it looks like one, so that edge's log and ours name the same request. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id") ?? "";
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

function voterOf(request: Request): string | null {
  const given = request.headers.get(VOTER_HEADER) ?? "";
  return /^[0-9a-f]{64}$/.test(given) ? given : null;
}

function headersOf(answer: Answer<unknown>, nowMs: number): Record<string, string> {
  const { nextChangeAtMs, tags } = answer;
  return {
    "as-of": String(nowMs),
    ...(typeof nextChangeAtMs === "number" ? { "next-change-at": String(nextChangeAtMs) } : {}),
    ...(tags && tags.length > 0 ? { "cache-tag": tags.join(" ") } : {}),
    "cache-control": "no-store",
  };
}

async function answerCall<Name extends EndpointName>(
  name: Name,
  deps: OriginAppDeps,
  context: OriginContext,
): Promise<Response> {
  const call: (typeof endpoints)[Name] = endpoints[name];
  const request = context.req.raw;
  const nowMs = deps.now();
  await checkAccess(call, request, deps.keys, nowMs);
  const query = parseQuery(call, new URL(request.url).searchParams);
  if (!query.ok) throw new AppError("validation_failed", { fields: query.errors });
  const input: Call<(typeof endpoints)[Name]> = {
    query: query.value,
    nowMs,
    requestId: context.get("requestId"),
    voter: voterOf(request),
    readBody: () => readBody(request),
    defer: (work) => context.executionCtx.waitUntil(work),
  };
  const answer = await deps.handlers[name](input);
  const { data, page } = answer;
  return context.json({ data, ...(page ? { page } : {}) }, 200, headersOf(answer, nowMs));
}

function answerFailure(thrown: unknown, context: OriginContext): Response {
  const error = toAppError(thrown);
  const requestId = context.get("requestId");
  const { log, status } = error.row;
  if (log !== "none") {
    const cause = error.cause instanceof Error ? error.cause.stack : undefined;
    logLine(log, "request_failed", {
      code: error.code,
      detail: error.detail,
      method: context.req.method,
      path: context.req.path,
      request_id: requestId,
      cause,
    });
  }
  return context.body(JSON.stringify(toProblem(error, requestId)), status, {
    "content-type": PROBLEM_CONTENT_TYPE,
    "cache-control": "no-store",
  });
}

/** Origin over HTTP: one route for every call of the registry, one place where failures become problems. */
export function createOriginApp(deps: OriginAppDeps): Hono<OriginVariables> {
  const app = new Hono<OriginVariables>();
  app.use(async (context, next) => {
    context.set("requestId", requestIdOf(context.req.raw));
    await next();
    context.header("x-request-id", context.get("requestId"));
  });
  for (const [name, call] of endpointList) {
    app.on(call.method, endpointPath(call), (context) => answerCall(name, deps, context));
  }
  for (const [path, calls] of Map.groupBy(endpointList, ([, call]) => endpointPath(call))) {
    const methods = calls.map(([, call]) => call.method).join(" and ");
    app.all(path, () => {
      throw new AppError("method_not_allowed", { detail: `${path} takes ${methods}` });
    });
  }
  app.notFound((context) => answerFailure(new AppError("route_not_found"), context));
  app.onError((thrown, context) => answerFailure(thrown, context));
  return app;
}
