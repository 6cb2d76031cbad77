import type { CorrectionForm } from "#shared/correction/index.ts";
import { isDate } from "#shared/time/index.ts";
import { wrong } from "./site-options.ts";

/** The subcommands of `npm run correct` that make a correction. */

/** Their options, each with a value. */
export const correctionOptions = {
  match: { type: "string" },
  team: { type: "string" },
  player: { type: "string" },
  coach: { type: "string" },
  competition: { type: "string" },
  season: { type: "string" },
  stage: { type: "string" },
  points: { type: "string" },
  score: { type: "string" },
  half: { type: "string" },
  overtime: { type: "string" },
  penalties: { type: "string" },
  winner: { type: "string" },
  status: { type: "string" },
  time: { type: "string" },
  day: { type: "string" },
  round: { type: "string" },
  to: { type: "string" },
  vi: { type: "string" },
  en: { type: "string" },
  country: { type: "string" },
  kind: { type: "string" },
  mode: { type: "string" },
} as const;

type OptionName = keyof typeof correctionOptions;
export type CorrectionValues = { readonly [Name in OptionName]?: string | undefined };

type Made = Pick<CorrectionForm, "field" | "subject" | "value">;

interface CorrectCommand {
  /** Its options as --help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly takes: readonly OptionName[];
  readonly made: (values: CorrectionValues) => Made;
}

const COMMAND = "correct";

function required(values: CorrectionValues, name: OptionName): string {
  const value = values[name]?.trim();
  if (value) return value;
  throw wrong(`--${name} is required`, COMMAND);
}

function wholeNumber(values: CorrectionValues, name: OptionName): number {
  const text = required(values, name);
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw wrong(`--${name} must be a whole number, not "${text}"`, COMMAND);
}

/** Goals as `3-0`, under the keys of the value. */
function goals(values: CorrectionValues, name: OptionName, part = ""): Record<string, number> {
  const text = required(values, name);
  const [, home, away] = /^(\d{1,3})\s*[-–:]\s*(\d{1,3})$/.exec(text) ?? [];
  if (home === undefined || away === undefined)
    throw wrong(`--${name} must be goals such as 3-0, not "${text}"`, COMMAND);
  return { [`home${part}`]: Number(home), [`away${part}`]: Number(away) };
}

const goalsIfGiven = (values: CorrectionValues, name: OptionName): Record<string, number> =>
  values[name] === undefined ? {} : goals(values, name, `_${name}`);

/** A time with its zone, seconds UTC. */
function seconds(text: string): number {
  const isZoned = /T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/i.test(text);
  // Date.parse alone turns 30 February into 2 March.
  const moment = isZoned && isDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return Math.floor(moment / 1000);
  throw wrong(
    `--time must be a time with its zone such as 2026-11-21T19:30:00+07:00, not "${text}"`,
    COMMAND,
  );
}

/** A kick-off, or its day alone: noon of it stands in for the unknown hour. */
function kickOff(values: CorrectionValues): Record<string, number> {
  const { time, day } = values;
  if ((time === undefined) === (day === undefined)) throw wrong("Give one of --time and --day", COMMAND);
  if (day === undefined) return { match_time: seconds(required(values, "time")) };
  if (!isDate(day)) throw wrong(`--day must be a day such as 2026-11-21, not "${day}"`, COMMAND);
  return { match_time: Date.parse(`${day}T12:00:00Z`) / 1000, time_unknown: 1 };
}

/** Options that name the row to correct. */
const NAMES = ["match", "team", "player", "coach", "competition", "season", "stage"] as const;

const subjectOf = (values: CorrectionValues): Made["subject"] =>
  Object.fromEntries(NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

/** The value's keys that are given. */
const givenOf = (value: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  );

function competitionFact(values: CorrectionValues): Made {
  const { country, kind } = values;
  if ((country === undefined) === (kind === undefined))
    throw wrong("Give one of --country and --kind", COMMAND);
  const subject = { competition: required(values, "competition") };
  return country === undefined
    ? { field: "kind", subject, value: { kind: required(values, "kind") } }
    : { field: "country", subject, value: { code: required(values, "country") } };
}

const command = (
  field: CorrectionForm["field"],
  [usage, summary]: readonly [usage: string, summary: string],
  takes: readonly OptionName[],
  factsOf: (values: CorrectionValues) => Made["value"],
): CorrectCommand => ({
  ...{ usage, summary, takes },
  made: (values) => ({ field, value: factsOf(values), subject: subjectOf(values) }),
});

const PLACE = ["competition", "season", "stage"] as const;
const PERSONS = ["team", "player", "coach", "competition"] as const;

/** Every subcommand that makes a correction; `list` and `undo` are in correct.ts, those of names in name-commands.ts. */
export const correctCommands: Readonly<Record<string, CorrectCommand>> = {
  deduct: command(
    "deduction",
    [
      "--team T --competition C [--season S] [--stage S] --points N",
      "points taken off in a table; 0 takes a source's own deduction back",
    ],
    ["team", ...PLACE, "points"],
    (values) => ({ points: wholeNumber(values, "points") }),
  ),
  award: command(
    "award",
    ["--match M --score 3-0", "a result decided by an authority; the match has ended with it"],
    ["match", "score"],
    (values) => ({ ...goals(values, "score") }),
  ),
  score: command(
    "score",
    [
      "--match M --score 2-1 [--half 1-0] [--overtime 3-2] [--penalties 5-4]",
      "the score of a played match; --overtime is after 120 minutes",
    ],
    ["match", "score", "half", "overtime", "penalties"],
    (values) => ({
      ...goals(values, "score"),
      ...goalsIfGiven(values, "half"),
      ...goalsIfGiven(values, "overtime"),
      ...goalsIfGiven(values, "penalties"),
    }),
  ),
  winner: command(
    "winner",
    ["--match M --winner home|away|draw", "the winner of an ended match, whatever its score"],
    ["match", "winner"],
    (values) => ({ winner: required(values, "winner") }),
  ),
  status: command(
    "status",
    [
      "--match M --status STATUS",
      "not_started, ended, postponed, interrupted, abandoned, cancelled or to_be_determined",
    ],
    ["match", "status"],
    (values) => ({ status: required(values, "status") }),
  ),
  "kick-off": command(
    "kick_off",
    [
      "--match M --time 2026-11-21T19:30:00+07:00|--day 2026-11-21",
      "the kick-off, or its day where the hour is unknown",
    ],
    ["match", "time", "day"],
    kickOff,
  ),
  round: command("round", ["--match M --round R", "the round of a match"], ["match", "round"], (values) => ({
    round: required(values, "round"),
  })),
  name: command(
    "name",
    [
      "--team T|--player P|--coach C|--competition C [--to NAME] [--vi NAME] [--en NAME]",
      "the name; --vi and --en are names in these languages alone",
    ],
    [...PERSONS, "to", "vi", "en"],
    ({ to, vi, en }) => givenOf({ name: to, vi, en }),
  ),
  "short-name": command(
    "short_name",
    ["--team T|--competition C --to NAME", "the short name"],
    ["team", "competition", "to"],
    (values) => ({ short_name: required(values, "to") }),
  ),
  competition: {
    usage: "--competition C --country CODE|--kind league|cup|friendly",
    summary: "country (FIFA code, INT for none) or kind of a competition",
    takes: ["competition", "country", "kind"],
    made: competitionFact,
  },
  stage: command(
    "mode",
    ["--competition C [--season S] --stage S --mode points|knock_out", "whether a stage has a table or ties"],
    [...PLACE, "mode"],
    (values) => ({ mode: required(values, "mode") }),
  ),
};
