import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { NAMES_HELP, nameCommands } from "./name-commands.ts";
import { runCommand } from "./refusal.ts";
import { SITE_HELP, siteOf, siteOptions, tokenOf, wrong } from "./site-options.ts";

function optionsOf(argv: readonly string[]) {
  try {
    const options = { ...siteOptions, help: { type: "boolean", short: "h" } } as const;
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (thrown) {
    throw wrong(messageOf(thrown), "names");
  }
}

/** `npm run names -- <command>`: names that may mean one club or player, through the site's API. */
await runCommand(async () => {
  const { values, positionals } = optionsOf(process.argv.slice(2));
  if (values.help) return void process.stdout.write(`${NAMES_HELP}\n\nOptions\n${SITE_HELP}\n`);
  const [name = "", ...rest] = positionals;
  const command = Object.hasOwn(nameCommands, name) ? nameCommands[name] : undefined;
  if (!command) {
    const known = Object.keys(nameCommands).join(", ");
    throw wrong(
      name === "" ? `A command is required: ${known}.` : `Unknown command "${name}": ${known}.`,
      "names",
    );
  }
  const site = { site: siteOf(values.url, "names"), token: tokenOf(values, "names") };
  process.stdout.write(`${(await command.run(rest, site)).join("\n")}\n`);
});
