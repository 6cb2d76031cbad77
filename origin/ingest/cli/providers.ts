import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { endpointUrl } from "#shared/api/endpoint.ts";
import { originEndpoints } from "#shared/api/origin.endpoints.ts";
import { messageOf } from "#shared/errors/index.ts";
import { overviewLines, pullLines } from "./provider-output.ts";
import { Refusal, runCommand } from "./refusal.ts";
import { callSite } from "./site-call.ts";
import { SITE_HELP, siteOf, siteOptions, tokenOf, wrong } from "./site-options.ts";

const HELP = `npm run providers -- <provider> [options]     polls a provider for due data, and prints the result
npm run providers -- status [options]         prints the state of providers and their differences

Providers: api-football, football-data-org, isports (each needs a key in the site's settings).

Options
  --dry-run          stores nothing; the requests are sent and count against the quota
${SITE_HELP}
`;

function optionsOf(argv: readonly string[]) {
  try {
    const options = {
      ...siteOptions,
      "dry-run": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    } as const;
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (thrown) {
    throw wrong(messageOf(thrown), "providers");
  }
}

const answerOf = <Data>(data: z.ZodMiniType<Data>) => z.object({ data });
const print = (lines: readonly string[]) => void process.stdout.write(`${lines.join("\n")}\n`);

/** `npm run providers -- <provider>`: one pull now, through the site's API. */
await runCommand(async () => {
  const { values, positionals } = optionsOf(process.argv.slice(2));
  if (values.help) return void process.stdout.write(HELP);
  const [provider, more] = positionals;
  if (provider === undefined) throw wrong("A provider or status is required.", "providers");
  if (more !== undefined) throw wrong(`Unexpected argument "${more}"`, "providers");
  const dryRun = values["dry-run"] ?? false;
  const to = {
    site: siteOf(values.url, "providers"),
    token: tokenOf(values, "providers"),
    contentType: "application/json",
  };
  if (provider === "status") {
    const call = { ...to, path: endpointUrl(originEndpoints.providers, {}), body: null };
    return print(
      overviewLines((await callSite(call, answerOf(originEndpoints.providers.answer), () => {})).data),
    );
  }
  const body = Buffer.from(JSON.stringify({ source: provider, dry_run: dryRun }));
  const call = { ...to, path: endpointUrl(originEndpoints.pollProvider, {}), body };
  const { data } = await callSite(call, answerOf(originEndpoints.pollProvider.answer), () => {});
  print(pullLines(data, dryRun));
  if (data.calls.some(({ outcome }) => outcome === "failed")) throw new Refusal(["A request failed."]);
});
