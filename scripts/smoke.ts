import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { SiteError } from "./site/site-error.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

const HELP = `npm run smoke -- [--url https://your.site] [--site-url https://your.site] [--noindex] [--wait 30]

Checks a running site from outside: pages, calls, files, cache, policy, search engines, rooms.
  --url       URL to request; default SITE_URL, else http://localhost:8787
  --site-url  canonical URL of the site, if it differs from --url
  --noindex   expects that search engines are excluded, as from a preview
  --wait      seconds to wait for the first response, default 30
Exit code: 0 when all checks pass, 1 when a check fails, 2 when the checks could not start.`;

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
  if (!/^\d{1,4}$/.test(wait)) throw new SiteError(`--wait "${wait}" is not a number of seconds.`);
  const failed = await runSmoke({
    ...{ url, siteUrl, version: null, print: console.log },
    indexing: noindex ? "closed" : "open",
    patienceMs: Number(wait) * 1000,
  });
  console.log(failed === 0 ? `\n${url} passes all checks.` : `\n${failed} checks failed at ${url}.`);
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
