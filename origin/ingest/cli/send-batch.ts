import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { endpointUrl } from "#shared/api/endpoint.ts";
import { IngestReport, originEndpoints } from "#shared/api/origin.endpoints.ts";
import { messageOf } from "#shared/errors/index.ts";
import { Refusal } from "./refusal.ts";

const ANSWER_MS = 300_000;
const SLICE = 64 * 1024;

const Answer = z.object({ data: z.object({ report: IngestReport }) });
/** A failure's body, as far as it is shown; a server that is none of ours may send anything. */
const Failure = z.object({
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

interface Destination {
  readonly site: URL;
  readonly token: string | null;
  readonly dry_run: boolean;
}

function write(request: ClientRequest, body: Buffer, onSent: (done: number) => void): void {
  let at = 0;
  const next = (): void => {
    onSent(at / body.length);
    if (at >= body.length) return void request.end();
    const slice = body.subarray(at, at + SLICE);
    at += slice.length;
    request.write(slice, (failed) => (failed ? undefined : next()));
  };
  next();
}

function post(
  url: URL,
  token: string,
  body: Buffer,
  onSent: (done: number) => void,
): Promise<IncomingMessage> {
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "content-length": body.length,
        accept: "application/json",
      },
    });
    request.setTimeout(ANSWER_MS, () => request.destroy(new Error("no answer within five minutes")));
    request.on("response", resolve);
    request.on("error", reject);
    write(request, body, onSent);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not ours: the caller shows the status instead.
    return null;
  }
}

function refusalOf(status: number, body: string, site: URL): Refusal {
  if (status === 401 || status === 403) {
    return new Refusal([
      `${site.origin} refuses the token. Give the site's INGEST_TOKEN with --token or in the environment.`,
    ]);
  }
  const failure = z.safeParse(Failure, parsed(body));
  if (!failure.success) {
    return new Refusal([`${site.origin} answers ${status}, and not like this site does. Is --url right?`]);
  }
  const { code, detail, errors } = failure.data;
  const fields = Object.entries(errors ?? {}).flatMap(([path, reasons]) =>
    reasons.map((why) => `  ${path}: ${why}`),
  );
  return new Refusal([`Nothing was stored: ${code}${detail ? ` (${detail})` : ""}`, ...fields]);
}

/** Posts one batch to the site's ingest call and returns its report. Throws a Refusal when it was not taken. */
export async function sendBatch(
  batch: Batch,
  { site, token, dry_run }: Destination,
  onStep: (step: "sending" | "storing", done: number) => void,
): Promise<IngestReport> {
  if (!token) {
    throw new Refusal([
      "No token. Give the site's INGEST_TOKEN with --token or in the environment;",
      "npm start writes one to dev.json in its data folder: say with --data-dir where that is when it is not .data.",
    ]);
  }
  const url = new URL(endpointUrl(originEndpoints.ingestBatch, dry_run ? { dry_run: 1 } : {}), site);
  const body = Buffer.from(JSON.stringify(batch));
  const answer = await post(url, token, body, (done) =>
    onStep(done < 1 ? "sending" : "storing", done % 1),
  ).catch((thrown: unknown) => {
    throw new Refusal([
      `No site answers at ${site.origin} (${messageOf(thrown)}). Nothing is known to be stored.`,
      "Start it with npm start, or say where it is with --url.",
    ]);
  });
  const content = await text(answer);
  const status = answer.statusCode ?? 0;
  const report = z.safeParse(Answer, parsed(content));
  if (status === 200 && report.success) return report.data.data.report;
  throw refusalOf(status, content, site);
}
