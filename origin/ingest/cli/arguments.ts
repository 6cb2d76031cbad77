import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { isDate } from "#shared/time/index.ts";
import { type Adapter, adapters } from "./adapters.ts";
import { SITE_HELP, siteOf, siteOptions, tokenOf, wrong } from "./site-options.ts";

const common = {
  ...siteOptions,
  country: { type: "string" },
  zone: { type: "string" },
  name: { type: "string" },
  "dry-run": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const replayOnly = { match: { type: "string" }, at: { type: "string" }, speed: { type: "string" } } as const;

export type CommandName = "import" | "replay";

/** A parsed command line. */
export interface Command {
  readonly adapter: Adapter;
  readonly files: readonly string[];
  readonly site: URL;
  readonly token: string | null;
  readonly dry_run: boolean;
  readonly options: { readonly country?: string; readonly zone?: string; readonly name?: string };
  /** Only for `replay`. */
  readonly match: string | undefined;
  readonly at: string;
  readonly speed: number;
}

const replayHelp = `
  --match "A v B"    only this match; add the date if two match: "A v B 2024-10-05"
  --at now|TIME      kick-off, for example 2026-11-21T18:30:00Z (default now)
  --speed 1..120     match minutes per minute (default 1)`;

/** Text of --help. */
export function helpText(command: CommandName): string {
  const names = Object.entries(adapters).map(([name, { summary }]) => `  ${name.padEnd(18)} ${summary}`);
  return `npm run ${command} -- <adapter> <file or URL …> [options]

Adapters
${names.join("\n")}

Options${command === "replay" ? replayHelp : ""}
${SITE_HELP}
  --dry-run          only report what would be stored
  --country CODE     FIFA code of the competition's country if the file does not contain it; INT for none
  --zone ZONE        time zone of times without one, for example Europe/Paris
  --name NAME        name of the competition, overrides the file's
`;
}

function speedOf(text: string | undefined, command: CommandName): number {
  const speed = Number(text ?? "1");
  if (text?.trim() !== "" && speed >= 1 && speed <= 120) return speed;
  throw wrong(`--speed must be a number from 1 to 120, not "${text}"`, command);
}

function readOptions(argv: readonly string[], command: CommandName) {
  const read = () => {
    try {
      return parseArgs({ args: [...argv], options: { ...common, ...replayOnly }, allowPositionals: true });
    } catch (thrown) {
      throw wrong(messageOf(thrown), command);
    }
  };
  const { values, positionals } = read();
  const foreign = (["match", "at", "speed"] as const).find((option) => values[option] !== undefined);
  if (command === "import" && foreign) throw wrong(`--${foreign} works only with npm run replay`, command);
  return { values, positionals };
}

/** Parses the command line; null for --help. Throws a Refusal that describes the error. */
export function parseCommand(argv: readonly string[], command: CommandName): Command | null {
  const { values, positionals } = readOptions(argv, command);
  if (values.help) return null;
  const [name, ...files] = positionals;
  const known = Object.keys(adapters).join(", ");
  if (name === undefined) throw wrong(`An adapter is required. Adapters: ${known}.`, command);
  const adapter = Object.hasOwn(adapters, name) ? adapters[name] : undefined;
  if (!adapter) throw wrong(`Unknown adapter "${name}". Adapters: ${known}.`, command);
  if (files.length === 0) throw wrong("No files given. Pass paths or URLs.", command);
  const { country, zone, name: title } = values;
  return {
    adapter,
    files,
    site: siteOf(values.url, command),
    token: tokenOf(values, command),
    dry_run: values["dry-run"] ?? false,
    options: { ...(country && { country }), ...(zone && { zone }), ...(title && { name: title }) },
    match: values.match,
    at: values.at ?? "now",
    speed: speedOf(values.speed, command),
  };
}

/** Kick-off of a replay: `now` or an ISO time, in UTC unless a zone is given. */
export function parseMoment(text: string, nowMs: number): number {
  if (text === "now") return nowMs;
  const zoned = /(?:z|[+-]\d{2}:?\d{2})$/i.test(text) || !text.includes("T") ? text : `${text}Z`;
  // Date.parse alone turns 30 February into 2 March.
  const moment = isDate(text.slice(0, 10)) ? Date.parse(zoned) : Number.NaN;
  if (!Number.isNaN(moment)) return moment;
  throw wrong(`--at must be now or a time such as 2026-11-21T18:30:00Z, not "${text}"`, "replay");
}
