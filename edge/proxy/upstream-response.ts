import * as z from "zod/mini";
import type { Endpoint } from "#shared/api/index.ts";
import { AppError, PROBLEM_CONTENT_TYPE, Problem } from "#shared/errors/index.ts";
import { parseJson } from "#shared/json/parse-json.ts";
import type { Produced } from "../cache/entry.ts";
import { mediaTypeOf } from "../forms/form-request.ts";
import { isEmptyData, isUnprovenCall } from "./unproven-values.ts";

/** Every success is `{ data: { … }, page?: … }`; the content of `data` is the service's business. */
const Envelope = z.looseObject({ data: z.record(z.string(), z.unknown()) });

/** Time of the response's next change, milliseconds UTC. */
export const NEXT_CHANGE_HEADER = "next-change-at";
/** Time the response is true for, milliseconds UTC; rooms use it to find the newer of two. */
const AS_OF_HEADER = "as-of";

const decoder = new TextDecoder();

/**
 * Reads an upstream's answer to a cached call. Rejects with the upstream's own code when it sent a problem of
 * our catalogue, with `upstream_invalid` when it sent anything that is not the registry's envelope.
 *
 * @param query The call's parsed query, of a call that is cached.
 */
export async function readAnswer(
  call: Endpoint,
  response: Response,
  query: Readonly<Record<string, unknown>> = {},
): Promise<Produced> {
  const body = new Uint8Array(await response.arrayBuffer());
  const contentType = mediaTypeOf(response);
  if (!response.ok) throw failureOf(call, response, contentType, body);
  if (contentType !== "application/json") throw invalid(`content type ${contentType || "missing"}`);
  const envelope = z.safeParse(Envelope, parseJson(decoder.decode(body)));
  if (!envelope.success) throw invalid("no { data } envelope");
  const moments = momentsOf(response.headers);
  const nextChange = moments[NEXT_CHANGE_HEADER];
  return {
    status: 200,
    contentType: "application/json; charset=utf-8",
    headers: moments,
    body,
    freshness: call.freshness,
    tags: [...tagsOf(call), ...namedTags(response.headers.get("cache-tag"))],
    nextChangeAtMs: nextChange === undefined ? null : Number(nextChange),
    storable: call.freshness !== "private",
    unproven: isUnprovenCall(call, query, isEmptyData(envelope.data.data)),
    overdue: false,
  };
}

/** The times that a response names; an invalid one is left out. */
function momentsOf(headers: Headers): Record<string, string> {
  const named = [AS_OF_HEADER, NEXT_CHANGE_HEADER].map((name) => [name, headers.get(name) ?? ""] as const);
  return Object.fromEntries(named.filter(([, value]) => /^\d{12,15}$/.test(value)));
}

/** Tags that edge itself gives: the service (`football`) and the first noun of the path (`football/matches`). */
export function tagsOf(call: Pick<Endpoint, "upstream" | "path">): string[] {
  return [call.upstream, `${call.upstream}/${call.path.split("/")[0]}`];
}

/** Commas are Cloudflare's way of writing the header, blanks that of others; no tag has either in it. */
const namedTags = (header: string | null): string[] =>
  (header ?? "").split(/[\s,]+/).filter((tag) => tag !== "");

/** Statuses of a gateway in front of a service that is down, and of a service that limits our rate. */
const NOT_TO_BE_HAD: readonly number[] = [429, 502, 503, 504];

function failureOf(
  call: Endpoint,
  { status, headers }: Response,
  contentType: string,
  body: Uint8Array,
): AppError {
  const unavailable = () =>
    new AppError("upstream_unavailable", { detail: `status ${status}`, ...retryAfterOf(headers) });
  // A 429 of a shared call is not the caller's: we sent too many requests, and a stale response serves.
  if (status === 429 && call.access === "public" && call.method === "GET") return unavailable();
  const problem =
    contentType === PROBLEM_CONTENT_TYPE ? z.safeParse(Problem, parseJson(decoder.decode(body))) : null;
  if (problem?.success) {
    const { code, detail, errors } = problem.data;
    return new AppError(code, {
      ...(detail ? { detail } : {}),
      ...(errors ? { fields: errors } : {}),
      ...retryAfterOf(headers),
    });
  }
  // A gateway's response has a shape of its own.
  if (NOT_TO_BE_HAD.includes(status)) return unavailable();
  return invalid(`status ${status}, ${contentType || "no content type"}`);
}

/** Seconds only: our services never write the header as a date. */
function retryAfterOf(headers: Headers): { readonly retryAfterSeconds?: number } {
  const seconds = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(seconds) ? { retryAfterSeconds: Number(seconds) } : {};
}

const invalid = (detail: string) => new AppError("upstream_invalid", { detail });
