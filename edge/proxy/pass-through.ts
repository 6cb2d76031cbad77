import * as z from "zod/mini";
import { type Endpoint, endpoints, IngestReport } from "#shared/api/index.ts";
import { ContentReport } from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { SIGNATURE_HEADER } from "#shared/room/index.ts";
import { tagsChangedBy } from "./ingest-purge.ts";
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

const reportOf = <Report extends z.ZodMiniType>(report: Report) => z.object({ data: z.object({ report }) });

/** Tags that are out of date once a call was answered so; throws where that is not what it answers. */
const CHANGED: ReadonlyMap<Endpoint, (answer: unknown) => readonly string[]> = new Map<
  Endpoint,
  (answer: unknown) => readonly string[]
>([
  [endpoints.ingestBatch, (answer) => tagsChangedBy(z.parse(reportOf(IngestReport), answer).data.report)],
  [endpoints.contentBatch, (answer) => z.parse(reportOf(ContentReport), answer).data.report.tags],
]);

export interface PassThroughOptions {
  readonly ask: AskUpstream;
  /** Told the tags of what is out of date by what was stored. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
}

/**
 * Calls with credentials go to their service as they came, query and body byte by byte (a signature covers
 * them), and are answered from nowhere else.
 */
export function createPassThrough({ ask, purge }: PassThroughOptions) {
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
    const tagsOf = CHANGED.get(call);
    if (!tagsOf || !response.ok) return new Response(response.body, { status: response.status, headers });
    const text = await response.text();
    const tags = tagsIn(text, tagsOf);
    if (tags === null) throw new AppError("upstream_invalid", { detail: "no report of what was stored" });
    if (tags.length > 0) await purge(tags);
    return new Response(text, { status: response.status, headers });
  };
}

function tagsIn(text: string, tagsOf: (answer: unknown) => readonly string[]): readonly string[] | null {
  try {
    return tagsOf(JSON.parse(text));
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
