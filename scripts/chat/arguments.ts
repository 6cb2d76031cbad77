import { parseArgs } from "node:util";
import { SITE_HELP, siteOf, siteOptions, tokenOf, wrong } from "#origin/ingest/cli/site-options.ts";
import { MUTE_MINUTES, type MuteMinutes, SLOW_SECONDS } from "#shared/chat/chat.table.ts";
import { MODERATION_EVENT_TYPES } from "#shared/chat/index.ts";
import { messageOf } from "#shared/errors/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import type { Destination } from "./call-site.ts";

/** A reader as an operator names them: by account number or by nickname. */
export type ReaderName = number | string;

/** The command of `npm run chat`. */
export type ChatTask =
  | {
      readonly do: "log";
      readonly match_id: number | undefined;
      readonly user: ReaderName | undefined;
      readonly type: "all" | (typeof MODERATION_EVENT_TYPES)[number];
      readonly limit: number;
      readonly json: boolean;
    }
  | { readonly do: "mutes"; readonly json: boolean }
  | {
      readonly do: "mute";
      readonly user: ReaderName;
      readonly minutes: MuteMinutes;
      readonly match_id: number | undefined;
      readonly remove: boolean;
    }
  | { readonly do: "delete"; readonly match_id: number; readonly message_id: string }
  | { readonly do: "slow"; readonly match_id: number; readonly seconds: (typeof SLOW_SECONDS)[number] }
  | { readonly do: "followers"; readonly match_id: number; readonly on: boolean };

/** How long is the longest log that is printed at once. */
const MAX_ENTRIES = 5000;
const lengths = MUTE_MINUTES.filter((minutes) => minutes > 0).join(", ");

/** Text of --help. */
export const HELP = `npm run chat -- <command> [options]

Commands
  log                            prints moderation events of match chats, newest first
    --match ID                     only of this match
    --user WHO                     only by or against this reader
    --type TYPE                    ${MODERATION_EVENT_TYPES.join(", ")}
    --limit N                      number of events (default 50)
  mutes                          lists the muted readers
  mute WHO MINUTES               mutes a reader in every room, for ${lengths} minutes
    --match ID                     applies at once in the room of this match
    --remove                       also deletes the reader's messages, in the rooms notified at once
  unmute WHO                     unmutes a reader; --match as above
  delete MATCH MESSAGE           deletes a message, for example delete 12 k3f9-7
  slow MATCH SECONDS             minimum seconds between two messages of a reader: ${SLOW_SECONDS.join(", ")}
  followers MATCH on|off         restricts writing to followers of the match, its competition or its teams

WHO is an account number or a nickname; a nickname of digits alone is read as a number.

Options
  --json             log and mutes as JSON
${SITE_HELP}
`;

const COMMAND = "chat";
const no = (message: string) => wrong(message, COMMAND);

const own = {
  match: { type: "string" },
  user: { type: "string" },
  type: { type: "string" },
  limit: { type: "string" },
  json: { type: "boolean" },
  remove: { type: "boolean" },
} as const;
const options = { ...siteOptions, ...own, help: { type: "boolean", short: "h" } } as const;

interface Values {
  readonly match?: string | undefined;
  readonly user?: string | undefined;
  readonly type?: string | undefined;
  readonly limit?: string | undefined;
  readonly json?: boolean | undefined;
  readonly remove?: boolean | undefined;
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (thrown) {
    throw no(messageOf(thrown));
  }
}

function idIn(text: string, what: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw no(`${what} must be a number such as 12, not "${text}"`);
}

const matchIn = ({ match }: Values) => (match === undefined ? undefined : idIn(match, "MATCH"));

function readerIn(text: string): ReaderName {
  if (/^\d+$/.test(text)) return idIn(text, "WHO");
  if (text.trim().length >= 3) return text;
  throw no(`WHO must be an account number or a nickname, not "${text}"`);
}

/** One of the words or numbers that there are, as it is written. */
function oneOf<Choice extends string | number>(
  text: string,
  choices: readonly Choice[],
  what: string,
): Choice {
  const found = choices.find((choice) => String(choice) === text);
  if (found !== undefined) return found;
  throw no(`${what} must be one of ${choices.join(", ")}, not "${text}"`);
}

function limitIn(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_ENTRIES) return Number(text);
  throw no(`--limit must be a number from 1 to ${MAX_ENTRIES}, not "${text}"`);
}

interface Command {
  /** Arguments that follow it. */
  readonly takes: readonly string[];
  readonly options: readonly (keyof typeof own)[];
  readonly task: (words: readonly string[], values: Values) => ChatTask;
}

const commands: Readonly<Record<string, Command>> = {
  log: {
    takes: [],
    options: ["match", "user", "type", "limit", "json"],
    task: (_, values) => ({
      do: "log",
      match_id: matchIn(values),
      user: values.user === undefined ? undefined : readerIn(values.user),
      type: values.type === undefined ? "all" : oneOf(values.type, MODERATION_EVENT_TYPES, "--type"),
      limit: limitIn(values.limit ?? "50"),
      json: values.json ?? false,
    }),
  },
  mutes: { takes: [], options: ["json"], task: (_, { json = false }) => ({ do: "mutes", json }) },
  mute: {
    takes: ["WHO", "MINUTES"],
    options: ["match", "remove"],
    task: ([who = "", text = ""], values) => ({
      ...{ do: "mute", user: readerIn(who), minutes: oneOf(text, MUTE_MINUTES, "MINUTES") },
      ...{ match_id: matchIn(values), remove: values.remove ?? false },
    }),
  },
  unmute: {
    takes: ["WHO"],
    options: ["match"],
    task: ([who = ""], values) => ({
      ...{ do: "mute", user: readerIn(who), minutes: 0, match_id: matchIn(values), remove: false },
    }),
  },
  delete: {
    takes: ["MATCH", "MESSAGE"],
    options: [],
    task([match = "", message_id = ""]) {
      if (!/^[\w-]{1,40}$/.test(message_id))
        throw no(`MESSAGE must be a message id such as k3f9-7, not "${message_id}"`);
      return { do: "delete", match_id: idIn(match, "MATCH"), message_id };
    },
  },
  slow: {
    takes: ["MATCH", "SECONDS"],
    options: [],
    task: ([match = "", text = ""]) => ({
      ...{ do: "slow", match_id: idIn(match, "MATCH") },
      seconds: oneOf(text, SLOW_SECONDS, "SECONDS"),
    }),
  },
  followers: {
    takes: ["MATCH", "on|off"],
    options: [],
    task: ([match = "", text = ""]) => ({
      ...{ do: "followers", match_id: idIn(match, "MATCH") },
      on: oneOf(text, ["on", "off"], "The last argument") === "on",
    }),
  },
};

/** Reads the command line; null when help was requested. Throws a Refusal that explains the error. */
export function parseChatCommand(
  argv: readonly string[],
): { readonly task: ChatTask; readonly destination: Destination } | null {
  const { values, positionals } = read(argv);
  if (values.help) return null;
  const [name, ...words] = positionals;
  const known = Object.keys(commands).join(", ");
  if (name === undefined) throw no(`A command is required. Commands: ${known}.`);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw no(`Unknown command "${name}". Commands: ${known}.`);
  if (words.length !== command.takes.length) {
    throw no(`Usage: npm run chat -- ${[name, ...command.takes].join(" ")}`);
  }
  const foreign = keysOf(own).find(
    (option) => values[option] !== undefined && !command.options.includes(option),
  );
  if (foreign) throw no(`${name} does not accept --${foreign}`);
  return {
    task: command.task(words, values),
    destination: { site: siteOf(values.url, COMMAND), token: tokenOf(values, COMMAND) },
  };
}
