import type { NameMatchReason } from "#shared/name/index.ts";
import { slugOf } from "../slug.ts";
import { lettersAllowed, lettersApart } from "./name-suspects.rules.ts";
import type { SimilarRows } from "./similar-rows.rules.ts";

/**
 * Players who may be stored twice. A name alone is no evidence: a pair needs the same birthday, or the same number in
 * the same team, beside similar names. Two birthdays that differ are two players.
 */

/** A stored player. */
export interface ComparedPlayer {
  readonly id: number;
  readonly name: string;
  /** `YYYY-MM-DD`; null where it is unknown. */
  readonly birthday: string | null;
  /** Teams that the player belongs to or was listed for. */
  readonly teams: ReadonlySet<number>;
  /** Shirt numbers in teams: `team number`. */
  readonly numbers: ReadonlySet<string>;
}

const written = (name: string): string => name.normalize("NFC").trim().toLowerCase();
const wordsOf = (name: string): string[] => slugOf(name).split("-");

/** One word, or its initial. */
const isInitialOf = (a: string, b: string): boolean => a === b || (a.length === 1 && b.startsWith(a));

/** `K. Mbappé` and `Kylian Mbappé`: as many words, of which only initials differ, and the last one in full. */
function differInInitials(a: readonly string[], b: readonly string[]): boolean {
  const last = a.at(-1) ?? "";
  if (a.length !== b.length || a.length < 2 || last.length < 3 || last !== b.at(-1)) return false;
  return a.every((word, at) => isInitialOf(word, b[at] ?? "") || isInitialOf(b[at] ?? "", word));
}

/** `Neymar` and `Neymar Júnior`. */
function isWithinWords(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)];
  return short.every((word) => long.has(word)) && short.some((word) => word.length > 2);
}

/** How two names of players are alike, and how much that says; null where they are not. */
function likeness(one: string, other: string): readonly [reason: NameMatchReason, score: number] | null {
  if (written(one) === written(other)) return ["name", 35];
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.join("-") === b.join("-")) return ["diacritics", 35];
  if (a.toSorted().join("-") === b.toSorted().join("-")) return ["order", 30];
  if (differInInitials(a, b)) return ["initials", 25];
  if (isWithinWords(a, b)) return ["words", 20];
  const allowed = lettersAllowed(Math.min(a.join("").length, b.join("").length));
  return allowed > 0 && lettersApart(a.join(""), b.join(""), allowed) <= allowed ? ["spelling", 20] : null;
}

const haveCommon = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): boolean =>
  [...a].some((one) => b.has(one));

/** Why two players may be one; null when the evidence does not suffice. */
export function suspicionOfPlayers(
  a: ComparedPlayer,
  b: ComparedPlayer,
): Pick<SimilarRows, "reasons" | "score"> | null {
  if (a.birthday !== null && b.birthday !== null && a.birthday !== b.birthday) return null;
  const alike = likeness(a.name, b.name);
  if (!alike) return null;
  const [reason, score] = alike;
  const isSameBirthday = a.birthday !== null && a.birthday === b.birthday;
  const hasSameNumber = haveCommon(a.numbers, b.numbers);
  const isSameName = reason === "name" || reason === "diacritics";
  if (!hasSameNumber && !(isSameBirthday && (isSameName || haveCommon(a.teams, b.teams)))) return null;
  return {
    reasons: [
      ...(isSameBirthday ? (["birthday"] as const) : []),
      ...(hasSameNumber ? (["number"] as const) : []),
      reason,
    ],
    score: Math.min(99, score + (isSameBirthday ? 50 : 0) + (hasSameNumber ? 25 : 0)),
  };
}

/** Pairs of players who may be one, the likeliest first: those of one birthday, and those of one number in a team. */
export function similarPlayers(players: readonly ComparedPlayer[]): SimilarRows[] {
  const byKey = new Map<string, ComparedPlayer[]>();
  const found = new Map<string, SimilarRows>();
  for (const player of players) {
    for (const key of [...player.numbers, ...(player.birthday === null ? [] : [player.birthday])]) {
      const bearers = byKey.get(key) ?? [];
      for (const other of bearers) {
        const suspicion = other.id === player.id ? null : suspicionOfPlayers(player, other);
        const [low, high] = [Math.min(player.id, other.id), Math.max(player.id, other.id)];
        if (suspicion) found.set(`${low} ${high}`, { ids: [low, high], ...suspicion });
      }
      byKey.set(key, bearers);
      bearers.push(player);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}
