import { helpText, parseCommand } from "./arguments.ts";
import { deliver, readBatch } from "./deliver.ts";
import { createProgress } from "./progress.ts";
import { runCommand } from "./refusal.ts";

/** `npm run import -- <adapter> <files…>`: stores football data from files, through the site's ingest API. */
await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2), "import");
  if (!command) return void process.stdout.write(helpText("import"));
  const progress = createProgress(process.stderr);
  const { batch, warnings } = await readBatch(command, progress);
  await deliver(batch, warnings, command, progress);
});
