import { slugOf } from "../slug.ts";
import { clubAliases } from "./club-aliases.table.ts";
import {
  BRAZILIAN_STATES,
  FORMS,
  NEUTRAL,
  SAME_WORD,
  SQUAD_ENDINGS,
  SQUAD_WORDS,
  STATE_ADJECTIVES,
  WORDS_OF_FORM,
  WRITTEN_OUT,
} from "./club-words.table.ts";

/**
 * When two sources mean the same club. Never by similarity: either the names are equal except for case, diacritics and
 * punctuation; or the table of aliases lists both as one club; or the table has neither, and they differ only in the
 * form of the club (`FC`, `1.`, `1909`), in a state (`Flamengo RJ`) or in a shortened word (`Utd`) that one of them has:
 * `Bologna` and `Bologna FC 1909` are one, `Vitória SC` and `Vitória FC` are not. A second, youth or women's team is
 * never the first.
 */

interface ParsedName {
  /** As its source writes it, in small letters. */
  readonly written: string;
  /** Folds case, diacritics and punctuation. */
  readonly folded: string;
  /** The words without form, year, state and squad; empty if nothing else is left. */
  readonly words: readonly string[];
  /** Those words in one, in each way that the name can be read. */
  readonly cores: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly years: ReadonlySet<string>;
  /** The state of a Brazilian club. */
  readonly state: string | null;
  /** Which of the club's teams: `ii`, `u21`, `women`; empty for the first. */
  readonly squad: string;
}

/** `Muenchen` and `München`, `Aarhus` and `Århus`. */
const withoutUmlauts = (word: string): string => word.replace(/(?<=[aou])e|(?<=a)a/g, "");

/** The year in full or its last two digits, or an ordinal. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

function abbreviated(folded: string): string[] {
  let text = ` ${folded.replaceAll("-", " ")} `;
  for (const [written, form] of WRITTEN_OUT) text = text.replace(` ${written} `, ` ${form} `);
  return text.trim().split(" ");
}

/** A row of a table by a word of a name, which may be that of a property of every object: `constructor`. */
const rowOf = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Takes the squad's words out of a name. */
function splitSquad(all: readonly string[]): { words: string[]; squad: string } {
  const squad = new Set<string>();
  const words = all.filter((word, index) => {
    const isLast = index === all.length - 1 && index > 0;
    const age = /^(?:u|sub|under)(\d{2})$/.exec(word)?.[1];
    const part = age
      ? `u${age}`
      : (rowOf(SQUAD_WORDS, word) ?? (isLast ? rowOf(SQUAD_ENDINGS, word) : undefined));
    if (part !== undefined) squad.add(part);
    return part === undefined;
  });
  return { words, squad: [...squad].sort().join("-") };
}

/** Takes the state from the end of a Brazilian name; `SC` there is a state or a form, so it says nothing. */
function splitState(words: string[]): string | null {
  const last = words.at(-1) ?? "";
  const rest = words.slice(0, -1).filter((word) => !NEUTRAL.has(word));
  if (rest.length === 0) return null;
  const hasName = rest.some((word) => !FORMS.has(word)) || rest.includes("ca");
  if (!hasName) return null;
  if (last === "sc") words.pop();
  const state = BRAZILIAN_STATES.has(last) ? last : rowOf(STATE_ADJECTIVES, last);
  if (state === undefined) return null;
  words.pop();
  return state;
}

/** A parsed club name. */
export function parseClubName(name: string, country = ""): ParsedName {
  const folded = slugOf(name);
  // "Sub 20" and "U-20" are one word of two.
  const { words, squad } = splitSquad(abbreviated(folded.replace(/\b(u|sub|under)-(?=\d{2}\b)/g, "$1")));
  const state = country === "BRA" ? splitState(words) : null;
  const known = words.filter((word) => !NEUTRAL.has(word)).map((word) => rowOf(SAME_WORD, word) ?? word);
  const forms = new Set(known.filter((word) => FORMS.has(word)));
  const core = known.filter((word) => !forms.has(word) && !isNumber(word));
  const meanings = [...forms].flatMap((form) => rowOf(WORDS_OF_FORM, form) ?? []);
  const readings = [core, ...meanings.map((word) => [word, ...core])].map((one) =>
    withoutUmlauts(one.join("")),
  );
  return {
    written: name.normalize("NFC").trim().toLowerCase(),
    folded,
    words: core,
    cores: new Set(readings.filter((reading) => reading !== "")),
    forms,
    years: new Set(known.filter(isNumber).map((year) => year.slice(-2))),
    state,
    squad,
  };
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));
const isOneWithinOther = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  isWithin(a, b) || isWithin(b, a);

/** True when nothing in two names with a common core excludes that they are one team. */
const isConsistent = (a: ParsedName, b: ParsedName): boolean =>
  a.squad === b.squad &&
  isOneWithinOther(a.forms, b.forms) &&
  isOneWithinOther(a.years, b.years) &&
  (a.state === null || b.state === null || a.state === b.state);

/** True when two names are one without form, year, state and squad. */
export const shareCore = (a: ParsedName, b: ParsedName): boolean =>
  [...a.cores].some((core) => b.cores.has(core));

/** Same core, and no contradicting form. */
function differInForm(a: ParsedName, b: ParsedName): boolean {
  return shareCore(a, b) && isConsistent(a, b);
}

interface KnownClub {
  readonly names: readonly ParsedName[];
  /** The state that any of its names has. */
  readonly state: string | null;
}

const tables = new Map<string, readonly KnownClub[]>();

/** The table's clubs of a country, parsed lazily. */
function clubsOf(country: string): readonly KnownClub[] {
  const known = tables.get(country);
  if (known) return known;
  const lines = (rowOf(clubAliases, country) ?? "").split("\n").filter((line) => line !== "");
  const clubs = lines.map((line) => {
    const names = line.split("|").map((name) => parseClubName(name, country));
    return { names, state: names.find(({ state }) => state !== null)?.state ?? null };
  });
  tables.set(country, clubs);
  return clubs;
}

/** A club name for comparison: parsed, with the table's club if exactly one has that name. */
export interface ClubName extends ParsedName {
  readonly known: KnownClub | null;
}

/** A name within a country; `country` is a FIFA code. */
export function clubName(name: string, country: string): ClubName {
  const parsed = parseClubName(name, country);
  const clubs = clubsOf(country);
  const exact = clubs.filter(({ names }) => names.some((one) => one.folded === parsed.folded));
  const isHere = ({ state }: KnownClub) => state === null || parsed.state === null || state === parsed.state;
  const found =
    exact.length > 0
      ? exact
      : clubs.filter((club) => isHere(club) && club.names.some((one) => differInForm(one, parsed)));
  return { ...parsed, known: found.length === 1 ? (found[0] ?? null) : null };
}

/** True when two names mean the same club. */
export function isSameClub(a: ClubName, b: ClubName): boolean {
  if (a.folded === b.folded) return true;
  if (a.known || b.known) return a.known === b.known;
  return differInForm(a, b);
}

/**
 * The one of `candidates` with a name, or null if none or several match. An exact name takes precedence over other
 * spellings.
 */
export function findClub<Candidate extends { readonly name: ClubName }>(
  name: ClubName,
  candidates: readonly Candidate[],
): Candidate | null {
  const exact = candidates.filter((one) => one.name.folded === name.folded);
  const found = exact.length > 0 ? exact : candidates.filter((one) => isSameClub(name, one.name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
