import * as z from "zod/mini";
import { type Endpoint, endpoints, IngestReport } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { SIGNATURE_HEADER } from "#shared/room/index.ts";
import { readLimited } from "./request-body.ts";
import type { AskUpstream } from "./upstreams.ts";

/** Credentials and what describes the body; everything else of the caller stays here. */
const PASSED_REQUEST_HEADERS = [
  "accept",
  "authorization",
  "content-encoding",
  "content-type",
  SIGNATURE_HEADER,
];
/** With the moments that an answer names: rooms that ask for prices go by them. */
const PASSED_RESPONSE_HEADERS = [
  "content-type",
  "retry-after",
  "www-authenticate",
  "as-of",
  "next-change-at",
];

/** An ingest stores whole seasons in one transaction. */
const PASS_TIMEOUT_MS = 90_000;

const IngestAnswer = z.object({ data: z.object({ report: IngestReport }) });

export interface PassThroughOptions {
  readonly ask: AskUpstream;
  /** Told what an ingest has stored. */
  readonly onIngested: (report: IngestReport) => Promise<void>;
}

/**
 * Calls with credentials go to their service as they came, query and body byte by byte (a signature covers
 * them), and are answered from nowhere else.
 */
export function createPassThrough({ ask, onIngested }: PassThroughOptions) {
  return async (call: Endpoint, request: Request, requestId: string): Promise<Response> => {
    const body = await readLimited(request);
    const response = await ask(call, {
      search: new URL(request.url).search.slice(1),
      headers: { ...pick(request.headers, PASSED_REQUEST_HEADERS), "x-request-id": requestId },
      timeoutMs: PASS_TIMEOUT_MS,
      ...(body ? { body } : {}),
    });
    const headers = {
      ...pick(response.headers, PASSED_RESPONSE_HEADERS),
      "cache-control": "no-store",
      "x-cache": "bypass",
    };
    if (call !== endpoints.ingestBatch || !response.ok)
      return new Response(response.body, { status: response.status, headers });
    const text = await response.text();
    const report = reportIn(text);
    if (report === null) throw new AppError("upstream_invalid", { detail: "no ingest report" });
    await onIngested(report);
    return new Response(text, { status: response.status, headers });
  };
}

function reportIn(text: string): IngestReport | null {
  try {
    return z.parse(IngestAnswer, JSON.parse(text)).data.report;
  } catch {
    // Either no JSON or another shape: the caller says the same about both.
    return null;
  }
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
