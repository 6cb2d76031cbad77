import * as z from "zod/mini";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { endpointUrl } from "#shared/api/endpoint.ts";
import { IngestReport, originEndpoints } from "#shared/api/origin.endpoints.ts";
import type { Command } from "./arguments.ts";
import type { Progress } from "./progress.ts";
import { Refusal } from "./refusal.ts";
import { mergeReports, reportLines } from "./report.ts";
import { callSite } from "./site-call.ts";
import { readSourceFiles } from "./source-files.ts";
import { splitBatch } from "./split-batch.ts";

const Answer = z.object({ data: z.object({ report: IngestReport }) });

interface Destination {
  readonly site: URL;
  readonly token: string | null;
  readonly dry_run: boolean;
}

/** Posts one batch to the site's ingest API and returns its report. Throws a Refusal when it was not accepted. */
async function sendBatch(
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

/** Reads and converts the command's files. Throws a Refusal that lists every problem with its place. */
export async function readBatch(
  command: Command,
  progress: Progress,
): Promise<{ batch: Batch; warnings: readonly string[] }> {
  const files = await readSourceFiles(command.files, (done) => progress.step("reading", done));
  progress.step("converting", 0);
  const result = command.adapter.read({ files, options: command.options });
  if (result.ok) return result;
  progress.finish();
  const lines = result.problems.map(({ file, position, message }) =>
    `${[file, position].filter(Boolean).join(": ")}: ${message}`.trim(),
  );
  const more = result.count > lines.length ? [`… and ${result.count - lines.length} more problems`] : [];
  throw new Refusal([...lines, ...more, "Nothing was stored."]);
}

/**
 * Sends a batch, split if it is very large, and prints the report. All parts are dry-run first, so that a refused part
 * stops all of them before anything is stored.
 */
export async function deliver(
  batch: Batch,
  warnings: readonly string[],
  command: Command,
  progress: Progress,
): Promise<IngestReport> {
  const batches = splitBatch(batch);
  const send = async (dry_run: boolean): Promise<IngestReport | null> => {
    const reports: IngestReport[] = [];
    for (const [index, one] of batches.entries()) {
      const within = (done: number): number => (index + done) / batches.length;
      reports.push(
        await sendBatch(one, { ...command, dry_run }, (step, done) => progress.step(step, within(done))),
      );
    }
    return mergeReports(reports);
  };
  try {
    const tried = batches.length > 1 && !command.dry_run ? await send(true) : null;
    const refused = tried !== null && tried.refusals.length > 0;
    const report = refused ? tried : await send(command.dry_run);
    progress.finish();
    if (!report) throw new Refusal(["The files contain nothing to store."]);
    if (batches.length > 1)
      process.stdout.write(`Sent in ${batches.length} requests: the batch exceeds 8 MB.\n`);
    process.stdout.write(`${reportLines(report, warnings, command.dry_run).join("\n")}\n`);
    if (report.refusals.length > 0 || (!report.stored && !command.dry_run)) process.exitCode = 1;
    return report;
  } finally {
    progress.finish();
  }
}
