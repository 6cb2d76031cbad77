import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";

/** Folds a name for matching user input: lower case, without diacritics, split into words. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("đ", "d")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Display name of a match: `Argentina v France (2022-12-18, Final)`. */
export function titleOf(batch: Batch, match: BatchMatch): string {
  const day = new Date(match.match_time * 1000).toISOString().slice(0, 10);
  const when = [day, match.group, match.round].filter(Boolean).join(", ");
  return `${teamName(batch, match.home)} v ${teamName(batch, match.away)} (${when})`;
}

function teamName(batch: Batch, id: string): string {
  return batch.teams.find((team) => team.external_id === id)?.name ?? id;
}

interface Wanted {
  readonly home: string;
  readonly away: string | null;
  readonly date: string | null;
}

/** `Argentina v France`, `Arsenal - Chelsea 2024-10-05`, or one name alone. */
function parseWanted(text: string): Wanted {
  const date = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0] ?? null;
  const names = text.replace(/\(?\b\d{4}-\d{2}-\d{2}\b.*$/, "").trim();
  const spaced = names.split(/\s+(?:vs?\.?|[-–—])\s+/i);
  const [home = "", away] = spaced.length > 1 ? spaced : names.split(/[-–—]/);
  return { home: folded(home), away: away === undefined ? null : folded(away), date };
}

/** All words of the query occur in the team's name. */
function fits(wanted: string, name: string): boolean {
  const words = new Set(folded(name).split(" "));
  return wanted !== "" && wanted.split(" ").every((word) => words.has(word));
}

function pairs(text: string): string[] {
  const letters = folded(text);
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}

/** Dice coefficient of letter pairs: 1 for equal texts, 0 for nothing in common. */
function likeness(a: string, b: string): number {
  const rest = pairs(b);
  const total = pairs(a).length + rest.length;
  let common = 0;
  for (const pair of pairs(a)) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
}

export type FoundMatch =
  | { readonly ok: true; readonly match: BatchMatch }
  | { readonly ok: false; readonly message: string; readonly candidates: readonly string[] };

function closest(batch: Batch, text: string): string[] {
  return batch.matches
    .map((match) => titleOf(batch, match))
    .map((title) => ({ title, likeness: likeness(text, title.replace(/ \(.*$/, "")) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ title }) => title);
}

/**
 * Finds a match of a batch from user input. Case, diacritics and the word between the names do not matter; the first
 * name is the home side unless only the reverse exists; a date distinguishes meetings.
 */
export function findMatch(batch: Batch, text: string): FoundMatch {
  const { home, away, date } = parseWanted(text);
  const names = new Map(batch.teams.map((team) => [team.external_id, team.name]));
  const plays = (match: BatchMatch, first: string, second: string): boolean =>
    fits(first, names.get(match.home) ?? "") && fits(second, names.get(match.away) ?? "");
  const onDay = batch.matches.filter((match) => date === null || titleOf(batch, match).includes(date));
  const straight = onDay.filter((match) =>
    away === null
      ? [match.home, match.away].some((team) => fits(home, names.get(team) ?? ""))
      : plays(match, home, away),
  );
  const found =
    straight.length > 0 || away === null ? straight : onDay.filter((match) => plays(match, away, home));
  const [match] = found;
  if (!match) {
    return {
      ok: false,
      message: `no match "${text}" in the file; the closest are:`,
      candidates: closest(batch, text),
    };
  }
  if (found.length === 1) return { ok: true, match };
  const message = `"${text}" fits ${found.length} matches; add the date to choose one:`;
  return { ok: false, message, candidates: found.slice(0, 10).map((row) => titleOf(batch, row)) };
}
