import * as z from "zod/mini";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { endpointUrl } from "#shared/api/endpoint.ts";
import { IngestReport, originEndpoints } from "#shared/api/origin.endpoints.ts";
import { callSite } from "./site-call.ts";

const Answer = z.object({ data: z.object({ report: IngestReport }) });

interface Destination {
  readonly site: URL;
  readonly token: string | null;
  readonly dry_run: boolean;
}

/** Posts one batch to the site's ingest API and returns its report. Throws a Refusal when it was not accepted. */
export async function sendBatch(
  batch: Batch,
  { site, token, dry_run }: Destination,
  onStep: (step: "sending" | "storing", done: number) => void,
): Promise<IngestReport> {
  const path = endpointUrl(originEndpoints.ingestBatch, dry_run ? { dry_run: 1 } : {});
  const body = Buffer.from(JSON.stringify(batch));
  const call = { site, token, path, body, contentType: "application/json" };
  const { data } = await callSite(call, Answer, (done) => onStep(done < 1 ? "sending" : "storing", done % 1));
  return data.report;
}
