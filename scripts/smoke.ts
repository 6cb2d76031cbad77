import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { SiteError } from "./site/site-error.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

const HELP = `npm run smoke -- [--url https://your.site] [--site-url https://your.site] [--noindex] [--wait 30]

Looks at a running site from outside: pages, calls, files, cache, policy, search engines, rooms.
  --url       where it answers; SITE_URL, else http://localhost:8787
  --site-url  what it calls itself, where that is another address (SITE_URL set, reached by another one)
  --noindex   search engines are to be kept away, as from a preview
  --wait      seconds until it has to answer, 30 unless told
0 when everything is as it should be, 1 when something is not, 2 when it could not be begun.`;

function addressOf(written: string, name: string): string {
  if (URL.canParse(written) && /^https?:$/.test(new URL(written).protocol)) return written;
  throw new SiteError(`${name} must be a web address such as https://example.vn, is "${written}".`);
}

function ordered(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: "string" },
        "site-url": { type: "string" },
        noindex: { type: "boolean", default: false },
        wait: { type: "string", default: "30" },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (thrown) {
    throw new SiteError(`${messageOf(thrown)}\n\n${HELP}`);
  }
}

async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { help, wait, noindex, ...given } = ordered(args);
  if (help) {
    console.log(HELP);
    return 0;
  }
  const url = addressOf(given.url ?? (env.SITE_URL || "http://localhost:8787"), "--url");
  const siteUrl = addressOf(given["site-url"] ?? url, "--site-url");
  if (!/^\d{1,4}$/.test(wait)) throw new SiteError(`--wait "${wait}" is no number of seconds.`);
  const failed = await runSmoke({
    ...{ url, siteUrl, version: null, say: console.log },
    indexing: noindex ? "closed" : "open",
    patienceMs: Number(wait) * 1000,
  });
  console.log(failed === 0 ? `\n${url} is as it should be.` : `\n${failed} at ${url} to be mended.`);
  return failed === 0 ? 0 : 1;
}

main(process.argv.slice(2), process.env).then(
  (code) => {
    process.exitCode = code;
  },
  (thrown) => {
    console.error(thrown instanceof SiteError ? thrown.message : thrown);
    process.exitCode = 2;
  },
);
