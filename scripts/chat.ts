import { runCommand } from "#origin/ingest/cli/refusal.ts";
import { HELP, parseChatCommand } from "./chat/arguments.ts";
import { runTask } from "./chat/tasks.ts";

/** `npm run chat -- <command>`: moderates the chat of matches from a terminal, and shows its log. */
await runCommand(async () => {
  const command = parseChatCommand(process.argv.slice(2));
  if (!command) return void process.stdout.write(HELP);
  process.stdout.write(`${await runTask(command.task, command.destination)}\n`);
});
