import { slugOf } from "../slug.ts";
import { clubAliases } from "./club-aliases.table.ts";

/**
 * When two sources mean the same club. Never by similarity: either the names are equal except for case, diacritics and
 * punctuation; or the table of aliases lists both as one club; or the table has neither, and they differ only in the
 * form of the club (`FC`, `1.`, `1909`) that one of them adds: `Bologna` and `Bologna FC 1909` are one, `Vitória SC`
 * and `Vitória FC` are not.
 */

/** Words for the form of a club; any number is one of them. */
const FORMS = new Set(
  `fc afc cf sc ac as ss ssc us usd ud cd rc rcd sd ca cp cs bc bk cfc acf sk fk nk gnk bsc kv kvc kaa krc rsc rfc
  kfc ksk sv vfb vfl vfr tsv tsg fsv ssv spvgg svg msv vv osc ogc aj jk if ik sfk club clube calcio futbol futebol
  football foot`.split(/\s+/),
);
/** Words without meaning. */
const FILLERS = new Set(["de", "do", "da", "di", "del", "the", "and"]);

interface ParsedName {
  /** Folds case, diacritics and punctuation. */
  readonly folded: string;
  /** Without form and fillers; empty if nothing else is left. */
  readonly core: string;
  readonly forms: ReadonlySet<string>;
}

/** A parsed club name. */
export function parseClubName(name: string): ParsedName {
  const folded = slugOf(name);
  const words = folded.split("-").filter((word) => !FILLERS.has(word));
  const isForm = (word: string): boolean => FORMS.has(word) || /^\d+$/.test(word);
  return {
    folded,
    core: words.filter((word) => !isForm(word)).join("-"),
    forms: new Set(words.filter(isForm)),
  };
}

/** Same core, and no contradicting form. */
function differInForm(a: ParsedName, b: ParsedName): boolean {
  if (a.core === "" || a.core !== b.core) return false;
  const within = (forms: ReadonlySet<string>, all: ReadonlySet<string>) =>
    [...forms].every((form) => all.has(form));
  return within(a.forms, b.forms) || within(b.forms, a.forms);
}

interface KnownClub {
  readonly names: readonly ParsedName[];
}

const tables = new Map<string, readonly KnownClub[]>();

/** The table's clubs of a country, parsed lazily. */
function clubsOf(country: string): readonly KnownClub[] {
  const known = tables.get(country);
  if (known) return known;
  const lines = (clubAliases[country] ?? "").split("\n").filter((line) => line !== "");
  const clubs = lines.map((line) => ({ names: line.split("|").map(parseClubName) }));
  tables.set(country, clubs);
  return clubs;
}

/** A club name for comparison: parsed, with the table's club if exactly one has that name. */
export interface ClubName extends ParsedName {
  readonly known: KnownClub | null;
}

/** A name within a country; `country` is a FIFA code. */
export function clubName(name: string, country: string): ClubName {
  const parsed = parseClubName(name);
  const clubs = clubsOf(country);
  const exact = clubs.filter(({ names }) => names.some((one) => one.folded === parsed.folded));
  const found =
    exact.length > 0 ? exact : clubs.filter(({ names }) => names.some((one) => differInForm(one, parsed)));
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
