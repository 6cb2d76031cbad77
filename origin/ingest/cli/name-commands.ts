import * as z from "zod/mini";
import { type Endpoint, endpointUrl } from "#shared/api/endpoint.ts";
import { nameEndpoints } from "#shared/api/name.endpoints.ts";
import {
  MERGEABLE_KINDS,
  type MergeableKind,
  type MergeReport,
  NAME_MATCH_STATES,
  type NameMatch,
  type NameMatchReason,
} from "#shared/name/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { callSite, type SiteCall } from "./site-call.ts";
import { wrong } from "./site-options.ts";

/** The subcommands of `npm run correct` about names that may mean one club or player. */

type Site = Pick<SiteCall, "site" | "token">;

export interface NameCommand {
  readonly usage: string;
  readonly summary: string;
  /** The arguments that it takes at most. */
  readonly most: number;
  /** Runs the command and prints its lines. Throws a Refusal. */
  readonly run: (words: readonly string[], site: Site, print: Print) => Promise<void>;
}

type Print = (lines: readonly string[]) => void;

const answerOf = <Data>(data: z.ZodMiniType<Data>) => z.object({ data });

const call = (site: Site, path: string, body: object | null): SiteCall => ({
  ...site,
  path,
  contentType: "application/json",
  body: body === null ? null : Buffer.from(JSON.stringify(body)),
});

const post = async <Data>(site: Site, endpoint: Endpoint, body: object, data: z.ZodMiniType<Data>) =>
  (await callSite(call(site, endpointUrl(endpoint, {}), body), answerOf(data), () => {})).data;

function idOf(text: string | undefined, meaning: string): number {
  const id = Number(text);
  if (text !== undefined && /^\d+$/.test(text) && id > 0) return id;
  throw wrong(`${meaning} must be a number from the list of names, not "${text ?? ""}"`, "correct");
}

/** `teams 12 7` or `12 7`; teams where no kind is given. */
function pairOf(words: readonly string[], command: string): { kind: MergeableKind; a: number; b: number } {
  const kind = MERGEABLE_KINDS.find((one) => one === words[0]);
  const [a, b, more] = kind ? words.slice(1) : words;
  if (more !== undefined) throw wrong(`Unexpected argument "${more}" of ${command}`, "correct");
  return { kind: kind ?? "teams", a: idOf(a, "The first id"), b: idOf(b, "The second id") };
}

/** The reasons of a pair as the list's legend explains them. */
const reasonTexts: Readonly<Record<NameMatchReason, string>> = {
  fixtures: "the same matches on the same days",
  birthday: "the same birthday",
  number: "the same shirt number in one team",
  name: "the same name",
  diacritics: "equal but for diacritics and punctuation",
  order: "the same words in another order",
  initials: "initials of the other",
  alias: "known spellings of one club",
  form: "equal but for the form of club or the year",
  words: "one name within the other",
  spelling: "a letter or two differ",
  unknown: "nothing similar is stored",
  operator: "an operator decided about two stored rows",
};

/** How to read the list, with the reasons that occur in it. */
function legendOf(matches: readonly NameMatch[]): string[] {
  const given = keysOf(reasonTexts).filter((reason) =>
    matches.some(({ reasons }) => reasons.includes(reason)),
  );
  return [
    "Number of the pair, kind, why they may be one, how likely (1 to 100), league and season; then both names.",
    ...given.map((reason) => `  ${reason}: ${reasonTexts[reason]}`),
  ];
}

const matchesText = (count: number): string => `${count} ${count === 1 ? "match" : "matches"}`;

const sideText = ({ id, name, country, matches, sources }: NameMatch["named"]): string =>
  `${name}${id === null ? " (not stored)" : ` [${id}]`}, ${[country, matchesText(matches), sources.join("+")].filter(Boolean).join(", ")}`;

/** Lines of a pair in the list. */
function matchLines({ id, reasons, score, context, named, other, kind }: NameMatch): string[] {
  return [
    `${String(id).padStart(6)}  ${kind} ${reasons.join(", ")} ${score}${context === null ? "" : `  ${context}`}`,
    `        ${sideText(named)}`,
    `        ${other ? sideText(other) : "nothing similar is stored"}`,
  ];
}

const countText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(", ");

function mergeLines(merge: MergeReport | null): string[] {
  if (!merge) return ["Decided; later imports follow it."];
  const { merge_id, kind, from_id, into_id, moved, dropped } = merge;
  const lost = countText(dropped);
  return [
    `${kind} ${from_id} is ${into_id} now (merge ${merge_id}): moved ${countText(moved) || "nothing"}.`,
    ...(lost === "" ? [] : [`Dropped, because both had them: ${lost}.`]),
  ];
}

async function list(words: readonly string[], site: Site): Promise<string[]> {
  const state = NAME_MATCH_STATES.find((one) => one === (words[0] ?? "open"));
  if (!state) throw wrong(`names takes ${NAME_MATCH_STATES.join(", ")}, not "${words[0]}"`, "correct");
  const path = endpointUrl(nameEndpoints.nameMatches, { state, limit: 100 });
  const { data } = await callSite(
    call(site, path, null),
    answerOf(nameEndpoints.nameMatches.answer),
    () => {},
  );
  const none = state === "open" ? "No name waits for a decision." : "None.";
  if (data.name_matches.length === 0) return [none];
  return [...legendOf(data.name_matches), ...data.name_matches.flatMap(matchLines)];
}

async function decideSame([id, into]: readonly string[], site: Site): Promise<string[]> {
  const body = {
    name_match_id: idOf(id, "The pair"),
    decision: "merge",
    ...(into === undefined ? {} : { into_id: idOf(into, "The stored row") }),
  };
  return mergeLines(
    (await post(site, nameEndpoints.decideName, body, nameEndpoints.decideName.answer)).merge,
  );
}

/** Decides one pair after another; those before a refused one are decided, and printed. */
async function decideDifferent(words: readonly string[], site: Site, print: Print): Promise<void> {
  const [first, ...others] = words;
  const ids = [first, ...others].map((word) => idOf(word, "A pair"));
  for (const name_match_id of ids) {
    const body = { name_match_id, decision: "apart" };
    await post(site, nameEndpoints.decideName, body, nameEndpoints.decideName.answer);
    print([`Pair ${name_match_id} is decided: two. Later imports follow it.`]);
  }
}

/** Scans all stored rows of a kind, some in each call. */
async function scan(site: Site, kind: MergeableKind): Promise<string> {
  const { scanNames } = nameEndpoints;
  let [rows, pairs, after] = [0, 0, 0];
  for (;;) {
    const part = await post(site, scanNames, { kind, after }, scanNames.answer);
    rows += part.rows;
    pairs += part.pairs;
    if (part.next === null) break;
    after = part.next;
  }
  return `Compared ${rows} stored ${kind}: ${pairs} new pairs wait for a decision.`;
}

const printing =
  (linesOf: (words: readonly string[], site: Site) => Promise<readonly string[]>): NameCommand["run"] =>
  async (words, site, print) =>
    print(await linesOf(words, site));

/** The commands by name. */
export const nameCommands: Readonly<Record<string, NameCommand>> = {
  names: {
    usage: "names [open|merged|apart]",
    summary: "pairs of names that wait for a decision, or had one",
    most: 1,
    run: printing(list),
  },
  same: {
    usage: "same <pair> [id]",
    summary: "the pair is one: of the row in the list, or of the stored row with that id",
    most: 2,
    run: printing(decideSame),
  },
  different: {
    usage: "different <pair> [<pair> …]",
    summary: "the pair is two; several are decided one after another",
    most: Number.POSITIVE_INFINITY,
    run: decideDifferent,
  },
  reopen: {
    usage: "reopen <pair>",
    summary: "takes the answer back: the pair waits again",
    most: 1,
    run: printing(async ([id], site) => {
      const body = { name_match_id: idOf(id, "The pair") };
      const { merge } = await post(site, nameEndpoints.reopenName, body, nameEndpoints.reopenName.answer);
      const undone = merge ? [`Merge ${merge.merge_id} is undone; they are two again.`] : [];
      return [...undone, "The pair waits for a decision again."];
    }),
  },
  scan: {
    usage: "scan [teams|players]",
    summary: "looks for rows that are stored twice; they wait like the others",
    most: 1,
    run: async ([word], site, print) => {
      const kind = MERGEABLE_KINDS.find((one) => one === word);
      if (word !== undefined && !kind)
        throw wrong(`scan takes ${MERGEABLE_KINDS.join(" or ")}, not "${word}"`, "correct");
      for (const one of kind ? [kind] : MERGEABLE_KINDS) print([await scan(site, one)]);
    },
  },
  merge: {
    usage: "merge [teams|players] <id> <into id>",
    summary: "merges a stored row into another; its pages redirect",
    most: 3,
    run: printing(async (words, site) => {
      const { kind, a, b } = pairOf(words, "merge");
      const body = { kind, from_id: a, into_id: b };
      return mergeLines(
        (await post(site, nameEndpoints.mergeNames, body, nameEndpoints.mergeNames.answer)).merge,
      );
    }),
  },
  "keep-apart": {
    usage: "keep-apart [teams|players] <id> <id>",
    summary: "remembers that two stored rows are two",
    most: 3,
    run: printing(async (words, site) => {
      const { kind, a, b } = pairOf(words, "keep-apart");
      await post(
        site,
        nameEndpoints.keepNamesApart,
        { kind, id: a, other_id: b },
        nameEndpoints.keepNamesApart.answer,
      );
      return [`${kind} ${a} and ${b} stay two.`];
    }),
  },
  merges: {
    usage: "merges",
    summary: "merges that hold, with their numbers",
    most: 0,
    run: printing(async (_words, site) => {
      const path = endpointUrl(nameEndpoints.mergedNames, {});
      const { data } = await callSite(
        call(site, path, null),
        answerOf(nameEndpoints.mergedNames.answer),
        () => {},
      );
      return data.merges.length === 0
        ? ["None."]
        : data.merges.map(
            (one) =>
              `${String(one.merge_id).padStart(6)}  ${one.kind} ${one.from_id} ${one.name} is ${one.into_id}`,
          );
    }),
  },
  split: {
    usage: "split <merge>",
    summary: "undoes a merge",
    most: 1,
    run: printing(async ([id], site) => {
      const body = { merge_id: idOf(id, "The merge") };
      await post(site, nameEndpoints.splitNames, body, nameEndpoints.splitNames.answer);
      return ["Undone; they are two again."];
    }),
  },
};
