import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { examine, type Finding, lineOf } from "./deploy/deploy-check.ts";
import { checkOnline } from "./deploy/online-check.ts";
import { placeOf } from "./deploy/rooms-place.ts";
import { renameVariables } from "./renamed-variables.ts";
import { SiteError } from "./site/site-error.ts";

const HELP = `npm run doctor [-- --realtime partykit|durable] [--online]

Checks the environment for \`npm run deploy\` and reports missing and wrong settings, and settings that may be
unintended. Sends no requests and changes nothing; with --online it also requests the health of the site at SITE_URL.`;

function ordered(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        realtime: { type: "string", default: "partykit" },
        online: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (thrown) {
    throw new SiteError(`${messageOf(thrown)}\n\n${HELP}`);
  }
}

async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { realtime, online, help } = ordered(args);
  if (help) {
    console.log(HELP);
    return 0;
  }
  const place = placeOf(realtime);
  const originToml = readFileSync("origin/wrangler.toml", "utf8");
  const found: readonly Finding[] = [
    ...examine({ place, env, originToml }),
    ...(online ? await checkOnline(env.SITE_URL) : []),
  ];
  for (const finding of found) console.log(lineOf(finding));
  const wrong = found.filter(({ state }) => state === "wrong").length;
  console.log(
    wrong === 0
      ? "\nNo problems found."
      : `\n${wrong} problems to fix (docs/operations.md, "What is configured").`,
  );
  return wrong === 0 ? 0 : 1;
}

main(process.argv.slice(2), renameVariables(process.env)).then(
  (code) => {
    process.exitCode = code;
  },
  (thrown) => {
    console.error(thrown instanceof SiteError ? thrown.message : thrown);
    process.exitCode = 2;
  },
);
