import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { endpointUrl, PageInfo } from "#shared/api/endpoint.ts";
import { originEndpoints } from "#shared/api/origin.endpoints.ts";
import type { Correction, CorrectionFacts, CorrectionForm } from "#shared/correction/index.ts";
import { messageOf } from "#shared/errors/index.ts";
import { isKeyOf, keysOf } from "#shared/record/typed-record.ts";
import { type CorrectionValues, correctCommands, correctionOptions } from "./correct-commands.table.ts";
import { nameCommands } from "./name-commands.ts";
import { runCommand } from "./refusal.ts";
import { callSite } from "./site-call.ts";
import { SITE_HELP, siteOf, siteOptions, tokenOf, wrong } from "./site-options.ts";

const COMMAND = "correct";

const commandLines = Object.entries(correctCommands).flatMap(([name, { usage, summary }]) => [
  `  ${name} ${usage} --reason WHY`,
  `      ${summary}`,
]);

const nameLines = Object.values(nameCommands).map(({ usage, summary }) => `  ${usage.padEnd(41)} ${summary}`);

const HELP = `npm run correct -- <what> [options]     corrects a fact by hand; it outlives every import until it is undone

What
${commandLines.join("\n")}
  list [--page N]
      corrections, newest first
  undo <id>
      shows again what the sources said last, or the correction before it

Names of one club or player
${nameLines.join("\n")}

Teams, players, coaches, competitions, seasons and stages are given by our id (it stands in the page's address) or by a
name that only one has; a match by our id or as "Home v Away 2026-05-24", its day in UTC or in GMT+7, as pages show it.
Without --season the newest is meant.

Options
  --reason WHY       readers see it beside a result or a table
  --by NAME          who corrects (default: the name of the user of this machine)
${SITE_HELP}
`;

const options = {
  ...siteOptions,
  ...correctionOptions,
  reason: { type: "string" },
  by: { type: "string" },
  page: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

function optionsOf(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (thrown) {
    throw wrong(messageOf(thrown), COMMAND);
  }
}

type Values = ReturnType<typeof optionsOf>["values"];

/** An option of another subcommand is an error: it would be ignored. */
function refuseForeign(values: CorrectionValues, what: string, takes: readonly string[]): void {
  const foreign = keysOf(correctionOptions).find(
    (name) => values[name] !== undefined && !takes.includes(name),
  );
  if (foreign) throw wrong(`--${foreign} does not work with ${what}`, COMMAND);
}

const operatorOf = ({ by }: Values): string => by?.trim() || userInfo().username;

function formOf(what: string, values: Values): CorrectionForm {
  const command = isKeyOf(correctCommands, what) ? correctCommands[what] : undefined;
  if (!command) {
    const known = [...keysOf(correctCommands), "list", "undo", ...keysOf(nameCommands)].join(", ");
    throw wrong(`Unknown correction "${what}". There are: ${known}.`, COMMAND);
  }
  refuseForeign(values, what, command.takes);
  const made = command.made(values);
  const reason = values.reason?.trim();
  if (!reason) throw wrong("--reason is required: readers and other operators see it", COMMAND);
  return { ...made, reason, by: operatorOf(values) };
}

const clock = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

const shown = (value: CorrectionFacts[string] | undefined): string => String(value ?? "unknown");

const PARTS = ["half", "overtime", "penalties"] as const;

/** A value in words: goals as 3-0, a time in UTC. */
function factsText(field: Correction["field"], facts: CorrectionFacts): string {
  const { match_time, time_unknown } = facts;
  switch (field) {
    case "deduction":
      return `${shown(facts.points)} ${facts.points === 1 ? "point" : "points"}`;
    case "award":
    case "score": {
      const given = PARTS.filter((part) => facts[`home_${part}`] !== undefined);
      const parts = given.map(
        (part) => `, ${part} ${shown(facts[`home_${part}`])}-${shown(facts[`away_${part}`])}`,
      );
      return `${shown(facts.home)}-${shown(facts.away)}${parts.join("")}`;
    }
    case "kick_off": {
      if (typeof match_time !== "number") return "unknown";
      const time = clock(match_time);
      return time_unknown === 1 ? `${time.slice(0, 10)} (hour unknown)` : time;
    }
    case "country":
      return shown(facts.code);
    case "name":
      return Object.entries(facts)
        .map(([key, name]) => `${key === "name" ? "" : `${key} `}${shown(name)}`)
        .join(", ");
    default:
      return Object.values(facts).map(shown).join(", ");
  }
}

function linesOf(correction: Correction): string[] {
  const { id, field, subject, value, before, reason, made_at, made_by, undone_at, undone_by } = correction;
  const undone =
    undone_at === null ? "" : `, undone ${clock(undone_at)} by ${undone_by ?? "a deleted account"}`;
  return [
    `${id}  ${subject}, ${field.replace("_", "-")}: ${factsText(field, value)} (before: ${factsText(field, before)})`,
    `    ${reason}; made ${clock(made_at)} by ${made_by}${undone}`,
  ];
}

const print = (lines: readonly string[]) => void process.stdout.write(`${lines.join("\n")}\n`);
const List = z.object({ data: originEndpoints.corrections.answer, page: PageInfo });
const Result = z.object({ data: originEndpoints.makeCorrection.answer });

interface Destination {
  readonly site: URL;
  readonly token: string | null;
  readonly contentType: string;
}

async function printList(to: Destination, values: Values): Promise<void> {
  const number = Number(values.page ?? "1");
  if (!Number.isInteger(number) || number < 1) throw wrong("--page must be a whole number from 1", COMMAND);
  const path = endpointUrl(originEndpoints.corrections, { page: number });
  const { data, page } = await callSite({ ...to, path, body: null }, List, () => {});
  const left = page.total - page.page * page.limit;
  print([
    ...(page.total === 0 ? ["Nothing is corrected by hand."] : data.corrections.flatMap(linesOf)),
    ...(left > 0 ? [`${left} older ones: --page ${page.page + 1}`] : []),
  ]);
}

async function undo(to: Destination, id: string | undefined, values: Values): Promise<void> {
  if (id === undefined || !/^[1-9]\d{0,9}$/.test(id))
    throw wrong("undo needs the number of a correction: npm run correct -- list", COMMAND);
  const body = Buffer.from(JSON.stringify({ id: Number(id), by: operatorOf(values) }));
  const path = endpointUrl(originEndpoints.undoCorrection, {});
  const { data } = await callSite({ ...to, path, body }, Result, () => {});
  print(["Undone.", ...linesOf(data.correction)]);
}

async function make(to: Destination, form: CorrectionForm): Promise<void> {
  const body = Buffer.from(JSON.stringify(form));
  const path = endpointUrl(originEndpoints.makeCorrection, {});
  const { data } = await callSite({ ...to, path, body }, Result, () => {});
  print([
    data.stored ? "Corrected." : "The same correction is in force already.",
    ...linesOf(data.correction),
  ]);
}

/** `npm run correct -- <what>`: corrects facts by hand, through the site's API. */
await runCommand(async () => {
  const { values, positionals } = optionsOf(process.argv.slice(2));
  if (values.help) return void process.stdout.write(HELP);
  const [what, id, ...more] = positionals;
  const nameCommand = what !== undefined && isKeyOf(nameCommands, what) ? nameCommands[what] : undefined;
  if (nameCommand && what !== undefined) {
    refuseForeign(values, what, []);
    const words = positionals.slice(1);
    const further = words[nameCommand.most];
    if (further !== undefined) throw wrong(`Unexpected argument "${further}" of ${what}`, COMMAND);
    const to = { site: siteOf(values.url, COMMAND), token: tokenOf(values, COMMAND) };
    return await nameCommand.run(words, to, print);
  }
  const [extra] = what === "undo" ? more : positionals.slice(1);
  if (what === undefined) throw wrong("What to correct is required.", COMMAND);
  if (extra !== undefined) throw wrong(`Unexpected argument "${extra}"`, COMMAND);
  const form = what === "list" || what === "undo" ? null : formOf(what, values);
  if (!form) refuseForeign(values, what, []);
  const to = {
    site: siteOf(values.url, COMMAND),
    token: tokenOf(values, COMMAND),
    contentType: "application/json",
  };
  if (form) return await make(to, form);
  await (what === "list" ? printList(to, values) : undo(to, id, values));
});
