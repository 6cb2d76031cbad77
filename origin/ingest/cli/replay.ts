import type { Batch } from "#origin/ingest/batch.schema.ts";
import { replayBatch } from "#origin/ingest/replay/replay-batch.ts";
import { DEFAULT_LOCALE, pathOf } from "#shared/url/index.ts";
import { type Command, helpText, parseCommand, parseMoment } from "./arguments.ts";
import { deliver, readBatch } from "./deliver.ts";
import { createProgress } from "./progress.ts";
import { Refusal, runCommand } from "./refusal.ts";
import { matchLines } from "./report.ts";

const clock = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} UTC`;

function replay(batch: Batch, command: Command, nowMs: number): { batch: Batch; lines: readonly string[] } {
  const { speed, match } = command;
  const at_ms = parseMoment(command.at, nowMs);
  const result = replayBatch(batch, { at_ms, speed, match });
  if (!result.ok) throw new Refusal([result.message, ...result.candidates.map((title) => `  ${title}`)]);
  const { matches } = result.batch;
  const left = result.left_out > 0 ? ` ${result.left_out} without a result were left out.` : "";
  const first = Math.min(...matches.map((row) => row.match_time)) * 1000;
  return {
    batch: result.batch,
    lines: [
      `${matches.length} ${matches.length === 1 ? "match" : "matches"} at ${speed}×: first kick-off ${clock(first)}, ends at ${clock(result.ends_at_ms)}.${left}`,
    ],
  };
}

/** `npm run replay -- <adapter> <file>`: makes matches of a file kick off at a chosen time, optionally faster. */
await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2), "replay");
  if (!command) return void process.stdout.write(helpText("replay"));
  // Parsed before the files are read: an invalid time must not wait for a download.
  parseMoment(command.at, 0);
  const progress = createProgress(process.stderr);
  const source = await readBatch(command, progress);
  const { batch, lines } = replay(source.batch, command, Date.now());
  const report = await deliver(batch, source.warnings, command, progress);
  const urls = matchLines(
    report.match_ids,
    (id) => new URL(pathOf("match", DEFAULT_LOCALE, { id }), command.site).href,
  );
  process.stdout.write(`${[...lines, ...urls].join("\n")}\n`);
});
