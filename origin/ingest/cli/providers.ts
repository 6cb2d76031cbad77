import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { endpointUrl } from "#shared/api/endpoint.ts";
import { originEndpoints } from "#shared/api/origin.endpoints.ts";
import { messageOf } from "#shared/errors/index.ts";
import { PROVIDER_NAMES, providers } from "../providers/provider-settings.ts";
import { overviewLines, pullLines } from "./provider-output.ts";
import { Refusal, runCommand } from "./refusal.ts";
import { callSite } from "./site-call.ts";
import { SITE_HELP, siteOf, siteOptions, tokenOf, wrong } from "./site-options.ts";
import { triedLines } from "./tried-batch-output.ts";
import { MOST_CALLS, tryProvider } from "./try-provider.ts";

const HELP = `npm run providers -- <provider> [options]     polls a provider for due data, and prints the result
npm run providers -- status [options]         prints the state of providers and their differences
npm run providers -- try <provider> --league ID   asks a provider for one league and prints what would be stored

Providers: api-football, football-data-org, isports (each needs a key in the site's settings).

Options of try: it needs no site, stores nothing, and makes at most ${MOST_CALLS} calls of your quota
  --league ID        the league, by the provider's own id: 39, PL, 1639
  --key KEY          default: API_FOOTBALL_KEY, FOOTBALL_DATA_KEY or ISPORTS_KEY of the environment, which no history keeps
  --answers FOLDER   also writes the responses there, without the key
  --base-url URL     another address than the provider's; the key is sent there

Other options
  --dry-run          stores nothing; the requests are sent and count against the quota
${SITE_HELP}
`;

function optionsOf(argv: readonly string[]) {
  try {
    const options = {
      ...siteOptions,
      "dry-run": { type: "boolean" },
      league: { type: "string" },
      key: { type: "string" },
      answers: { type: "string" },
      "base-url": { type: "string" },
      help: { type: "boolean", short: "h" },
    } as const;
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (thrown) {
    throw wrong(messageOf(thrown), "providers");
  }
}

const answerOf = <Data>(data: z.ZodMiniType<Data>) => z.object({ data });
const print = (lines: readonly string[]) => void process.stdout.write(`${lines.join("\n")}\n`);

type Values = ReturnType<typeof optionsOf>["values"];

/** `npm run providers -- try <provider>`: a league of a provider, without a site. */
async function tryOne(source: string | undefined, values: Values): Promise<void> {
  const name = PROVIDER_NAMES.find((one) => providers[one].source === source);
  const known = PROVIDER_NAMES.map((one) => providers[one].source).join(", ");
  if (name === undefined) throw wrong(`try needs a provider: ${known}`, "providers");
  const provider = providers[name];
  const { league, answers = null } = values;
  const { form, example, list } = provider.leagueId;
  if (league === undefined || !form.test(league))
    throw wrong(`--league must be an id of ${provider.title} such as ${example}. Ids: ${list}`, "providers");
  const key = values.key ?? process.env[`${name}_KEY`];
  if (!key || !/^[\x21-\x7e]+$/.test(key))
    throw wrong(`A key is required: ${name}_KEY in the environment, or --key`, "providers");
  const address = (values["base-url"] ?? provider.address).replace(/\/+$/, "");
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ""))
    throw wrong("--base-url must be a web address", "providers");
  const { perDay, perMinute } = provider.quota;
  const limits = [
    ...(perDay ? [`${perDay} a day`] : []),
    ...(perMinute ? [`${perMinute} a minute`] : []),
  ].join(", ");
  print([
    `${provider.title}, league ${league}: at most ${MOST_CALLS} calls (the free plan has ${limits}). Nothing is stored.`,
  ]);
  const options = { provider, key, league, address, answers, fetch, now: Date.now };
  const tried = await tryProvider({ ...options, print: (line) => print([line]) });
  print(triedLines(tried));
  if (tried.batch === null) throw new Refusal(["Nothing could be read."]);
}

/** `npm run providers -- <provider>`: one pull now, through the site's API. */
await runCommand(async () => {
  const { values, positionals } = optionsOf(process.argv.slice(2));
  if (values.help) return void process.stdout.write(HELP);
  const [provider, more, ...rest] = positionals;
  if (provider === undefined) throw wrong("A provider or status is required.", "providers");
  if (provider === "try" && rest.length === 0) return await tryOne(more, values);
  if (more !== undefined) throw wrong(`Unexpected argument "${rest[0] ?? more}"`, "providers");
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
