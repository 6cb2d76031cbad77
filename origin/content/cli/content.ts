import * as z from "zod/mini";
import { createProgress } from "#origin/ingest/cli/progress.ts";
import { Refusal, runCommand } from "#origin/ingest/cli/refusal.ts";
import { callSite } from "#origin/ingest/cli/site-call.ts";
import { endpointUrl } from "#shared/api/endpoint.ts";
import { originEndpoints } from "#shared/api/origin.endpoints.ts";
import { ContentReport } from "#shared/content/index.ts";
import { HELP, parseCommand } from "./arguments.ts";
import { parseFolder } from "./parse-folder.ts";
import { readFolder } from "./read-folder.ts";
import { problemLine, reportLines } from "./report.ts";
import { bodyOf, storedPictures, uploadPictures } from "./upload.ts";

const Answer = z.object({ data: z.object({ report: ContentReport }) });

/**
 * `npm run content -- import <folder>`: stores articles, pages and lists from files, through the site's content API.
 */
await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2));
  if (!command) return void process.stdout.write(HELP);
  const { site, token, dryRun, prune } = command;
  const progress = createProgress(process.stderr);
  try {
    const folder = await readFolder(command.folder, (done) => progress.step("reading", done));
    progress.step("converting", 0);
    const result = parseFolder(folder);
    if (!result.ok) {
      progress.finish();
      throw new Refusal([...result.problems.map(problemLine), "Nothing was sent."]);
    }
    const { content } = result;
    const images = dryRun
      ? await storedPictures(content.pictures, folder.pictures, site)
      : await uploadPictures(content.pictures, folder.pictures, command, (done) =>
          progress.step("sending", done),
        );
    const query = { ...(dryRun && { dry_run: 1 }), ...(prune && { prune: 1 }) };
    const batch = content.batchOf((path) => images.get(path) ?? null);
    const call = {
      site,
      token,
      path: endpointUrl(originEndpoints.contentBatch, query),
      contentType: "application/json",
      body: bodyOf(batch),
    };
    const { data } = await callSite(call, Answer, (done) => progress.step("storing", done % 1));
    progress.finish();
    const picturesToSend = dryRun ? content.pictures.length - images.size : 0;
    process.stdout.write(`${reportLines(data.report, content, { dryRun, picturesToSend }).join("\n")}\n`);
    if (data.report.refusals.length > 0) process.exitCode = 1;
  } finally {
    progress.finish();
  }
});
