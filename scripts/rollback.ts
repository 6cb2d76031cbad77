import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import {
  finishNotes,
  NOTED,
  notedVersions,
  type OnlineVersions,
  rollBack,
} from "./deploy/online-versions.ts";
import { SiteError } from "./site/site-error.ts";

const HELP = `npm run rollback -- [--to <worker>=<version> …]

Rolls the Workers back to the versions that were online before the last deployment from this folder
(${NOTED}), or to those given with --to. The database keeps its newer schema: migrations only add.
Rooms on PartyKit have no versions: check out the older state and run \`npm run deploy:realtime -- partykit\`.`;

function named(pairs: readonly string[]): OnlineVersions {
  return Object.fromEntries(
    pairs.map((pair) => {
      const found = /^([a-z0-9-]+)=([0-9a-f-]{8,})$/.exec(pair);
      if (!found?.[1] || !found[2]) throw new SiteError(`--to ${pair} is not <worker>=<version>.`);
      return [found[1], found[2]];
    }),
  );
}

function ordered(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: "string", multiple: true, default: [] },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (thrown) {
    throw new SiteError(`${messageOf(thrown)}\n\n${HELP}`);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { to, help } = ordered(args);
  if (help) return console.log(HELP);
  const chosen = to.length > 0 ? named(to) : null;
  await rollBack(chosen ?? notedVersions());
  // Or the next failed deployment would restore the version just rejected.
  finishNotes(chosen ?? {});
  console.log("\nRolled back. Check with `npm run smoke`.");
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof SiteError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
