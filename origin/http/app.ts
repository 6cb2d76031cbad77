import { type Context, Hono } from "hono";
import { contextStorage } from "hono/context-storage";
import { methodNotAllowed } from "hono/method-not-allowed";
import { databaseFailure } from "#origin/db/database-failure.ts";
import { type IssuedSession, SESSION_HEADER, sessionValue } from "#shared/account/index.ts";
import {
  type Endpoint,
  type EndpointName,
  endpointList,
  endpoints,
  parseQuery,
  pathsOfEndpoint,
} from "#shared/api/index.ts";
import {
  AppError,
  type ErrorCode,
  PROBLEM_CONTENT_TYPE,
  toAppError,
  toProblem,
} from "#shared/errors/index.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "#shared/log/request-id.ts";
import { eventOfCode } from "#shared/log/security-event.table.ts";
import type { MergeableKind } from "#shared/name/index.ts";
import { VOTER_HEADER } from "#shared/poll/index.ts";
import { DELAY_KEY, DELAY_WORDS, delayIn } from "#shared/spoiler-shield/shield.rules.ts";
import {
  callerOf,
  checkAccess,
  type FindSession,
  type HeldSession,
  type Keys,
  requireReader,
} from "./access.ts";
import type { Answer, Call, Handlers, ReaderOf } from "./answer.ts";
import { readBody, readBytes } from "./body.ts";
import { logLine, type OriginHono } from "./log.ts";
import type { NoteSecurity } from "./security-notes.ts";

export interface OriginAppDeps {
  readonly handlers: Handlers;
  readonly keys: Keys;
  readonly findSession: FindSession;
  /** A stored avatar by key (`/avatars/<key>.webp`); null where there is none. */
  readonly findAvatar: (key: string) => Promise<ReadableStream | null>;
  /** An article picture by file name (`/media/<name>`); null where there is none. */
  readonly findMedia: (name: string) => Promise<ReadableStream | null>;
  readonly noteSecurity: NoteSecurity;
  /** The id that a team or player was merged into; its own if it was not. */
  readonly currentId: (kind: MergeableKind, id: number) => Promise<number>;
  /** The clock, milliseconds UTC. */
  readonly now: () => number;
}

type OriginContext = Context<OriginHono>;

function voterOf(request: Request): string | null {
  const given = request.headers.get(VOTER_HEADER) ?? "";
  return /^[0-9a-f]{64}$/.test(given) ? given : null;
}

/** Delay with which a public call is answered, milliseconds. Throws on an invalid one. */
function delayMsOf({ access, method }: Endpoint, search: URLSearchParams): number {
  const given = search.get(DELAY_KEY);
  if (access !== "public" || method !== "GET" || given === null) return 0;
  const seconds = delayIn(given);
  if (seconds === null) throw new AppError("validation_failed", { fields: { [DELAY_KEY]: [DELAY_WORDS] } });
  return seconds * 1000;
}

/** With a delay, the next change is also delayed. */
function headersOf(answer: Answer<unknown>, nowMs: number, delayMs: number): Record<string, string> {
  const { nextChangeAtMs, tags } = answer;
  return {
    "as-of": String(nowMs),
    ...(typeof nextChangeAtMs === "number" ? { "next-change-at": String(nextChangeAtMs + delayMs) } : {}),
    ...(tags && tags.length > 0 ? { "cache-tag": tags.join(" ") } : {}),
    "cache-control": "no-store",
  };
}

const sessionHeader = (session: IssuedSession | "none" | null | undefined): Record<string, string> =>
  session ? { [SESSION_HEADER]: session === "none" ? session : sessionValue(session) } : {};

/** Failures of an unknown id, with the key of the query that names it. */
const MERGED_IDS: Readonly<Partial<Record<ErrorCode, readonly [kind: MergeableKind, key: string]>>> = {
  team_not_found: ["teams", "team_id"],
  player_not_found: ["players", "player_id"],
};

/** Runs a call's handler, of the row that remains where the query names one merged into it. */
async function runHandler<Name extends EndpointName>(
  name: Name,
  { handlers, currentId }: OriginAppDeps,
  input: Call<(typeof endpoints)[Name]>,
): Promise<Answer<unknown>> {
  try {
    return await handlers[name](input);
  } catch (thrown) {
    const [kind, key] = (thrown instanceof AppError && MERGED_IDS[thrown.code]) || [];
    if (kind === undefined || key === undefined) throw thrown;
    const former = (input.query as Readonly<Record<string, unknown>>)[key];
    if (typeof former !== "number") throw thrown;
    const id = await currentId(kind, former);
    if (id === former) throw thrown;
    return handlers[name]({ ...input, query: { ...input.query, [key]: id } });
  }
}

async function answerCall<Name extends EndpointName>(
  name: Name,
  deps: OriginAppDeps,
  context: OriginContext,
): Promise<Response> {
  const call: (typeof endpoints)[Name] = endpoints[name];
  const request = context.req.raw;
  let body: Promise<string> | undefined;
  const readText = () => (body ??= readBody(request));
  await checkAccess(call, request, deps.keys, { nowMs: deps.now(), readText });
  // The time is read before the session: a ticket of a session that ends meanwhile must be older than the end.
  const arrivedMs = deps.now();
  const held: HeldSession | null =
    call.access === "reader" ? await requireReader(request, deps.findSession, arrivedMs) : null;
  const search = new URL(request.url).searchParams;
  const delayMs = delayMsOf(call, search);
  const nowMs = arrivedMs - delayMs;
  const query = parseQuery(call, search);
  if (!query.ok) throw new AppError("validation_failed", { fields: query.errors });
  const input: Call<(typeof endpoints)[Name]> = {
    query: query.value,
    nowMs,
    requestId: context.get("requestId"),
    voter: voterOf(request),
    caller: callerOf(request),
    // The access level determines whether a call has a reader; the compiler cannot infer that from the table.
    reader: (held?.reader ?? null) as ReaderOf<(typeof endpoints)[Name]>,
    readBody: readText,
    readBytes: (limit) => readBytes(request, limit),
    defer: (work) => context.executionCtx.waitUntil(work),
  };
  const answer = await runHandler(name, deps, input);
  const { data, page } = answer;
  return context.json({ data, ...(page ? { page } : {}) }, 200, {
    ...headersOf(answer, nowMs, delayMs),
    ...sessionHeader(answer.session ?? held?.renewed),
  });
}

/** Refusals that the log-in service itself logs, with the account. */
const NOTED_BY_LOG_IN: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["credentials_wrong", "passkey_required"]);

function answerFailure(thrown: unknown, deps: OriginAppDeps, context: OriginContext): Response {
  const error = databaseFailure(thrown) ?? toAppError(thrown);
  const event = NOTED_BY_LOG_IN.has(error.code) ? undefined : eventOfCode(error.code);
  if (event) {
    const { method, path } = context.req;
    deps.noteSecurity(event, callerOf(context.req.raw), { method, path });
  }
  const requestId = context.get("requestId");
  const { log, status } = error.row;
  if (log !== "none") {
    const cause = error.cause instanceof Error ? error.cause.stack : undefined;
    logLine(log, "request_failed", {
      code: error.code,
      detail: error.detail,
      method: context.req.method,
      path: context.req.path,
      cause,
    });
  }
  return context.body(JSON.stringify(toProblem(error, requestId)), status, {
    "content-type": PROBLEM_CONTENT_TYPE,
    "cache-control": "no-store",
    ...(error.retryAfterSeconds === undefined ? {} : { "retry-after": String(error.retryAfterSeconds) }),
  });
}

/** Pictures are immutable: a changed avatar gets another key. */
function answerPicture(picture: ReadableStream | null, context: OriginContext): Response {
  if (picture === null) throw new AppError("data_not_found");
  return context.body(picture, 200, {
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
}

async function answerAvatar(deps: OriginAppDeps, context: OriginContext): Promise<Response> {
  const key = /^([\w-]{22})\.webp$/.exec(context.req.param("file") ?? "")?.[1];
  return answerPicture(key === undefined ? null : await deps.findAvatar(key), context);
}

async function answerMedia(deps: OriginAppDeps, context: OriginContext): Promise<Response> {
  const name = context.req.param("file") ?? "";
  return answerPicture(/^[\w-]{8,64}-\d{1,5}\.webp$/.test(name) ? await deps.findMedia(name) : null, context);
}

/** Origin over HTTP: one route for every call of the registry, one place where failures become problems. */
export function createOriginApp(deps: OriginAppDeps): Hono<OriginHono> {
  const app = new Hono<OriginHono>();
  app.use(contextStorage(), async (context, next) => {
    const requestId = requestIdOf(context.req.raw.headers);
    context.set("requestId", requestId);
    await next();
    context.header(REQUEST_ID_HEADER, requestId);
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const accepted = methods.filter((method) => method !== "HEAD").join(" and ");
        const detail = `${context.req.path} accepts ${accepted}`;
        return answerFailure(new AppError("method_not_allowed", { detail }), deps, context);
      },
    }),
  );
  for (const [name, call] of endpointList) {
    app.on(call.method, [...pathsOfEndpoint(call)], (context) => answerCall(name, deps, context));
  }
  app.get("/avatars/:file", (context) => answerAvatar(deps, context));
  app.get("/media/:file", (context) => answerMedia(deps, context));
  app.notFound((context) => answerFailure(new AppError("route_not_found"), deps, context));
  app.onError((thrown, context) => answerFailure(thrown, deps, context));
  return app;
}
