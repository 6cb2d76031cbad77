import type { NameMatchReason } from "#shared/name/index.ts";
import { type ClubName, isSameClub, shareCore } from "./club-name.rules.ts";
import { COMMON_WORDS } from "./club-words.table.ts";

/** Names that may mean one club without being sure to: for an operator to decide, never to join by. */

/** Suspicion about two names, from 1 to 100. */
export interface Suspicion {
  readonly reason: NameMatchReason;
  readonly score: number;
}

/** Letters to change at most; `limit + 1` for more. */
export function lettersApart(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Share of letters that a typing error may change: one in five, two in nine. */
export const lettersAllowed = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

/** One name's words within the other's, not counting words that many clubs share. */
function isWithinWords(a: ClubName, b: ClubName): boolean {
  const [short, long] =
    a.words.length <= b.words.length ? [a.words, new Set(b.words)] : [b.words, new Set(a.words)];
  if (short.length === 0 || !short.every((word) => long.has(word))) return false;
  return short.some((word) => word.length > 2 && !COMMON_WORDS.has(word));
}

/** True when the table of aliases, the squads or the states of two names say that they are two teams. */
function areKnownApart(a: ClubName, b: ClubName): boolean {
  if (a.squad !== b.squad) return true;
  if (a.state !== null && b.state !== null && a.state !== b.state) return true;
  return a.known !== null && b.known !== null && a.known !== b.known;
}

/**
 * Whether two names that are not known to be one club may be; null when nothing suggests it. `meetings` are matches
 * that both have on the same day against the same opponent.
 */
export function suspicionOf(a: ClubName, b: ClubName, meetings = 0): Suspicion | null {
  if (areKnownApart(a, b)) return null;
  if (meetings > 0) return { reason: "fixtures", score: Math.min(99, 70 + 10 * meetings) };
  if (a.folded === b.folded) return { reason: a.written === b.written ? "name" : "diacritics", score: 85 };
  if (a.known && a.known === b.known) return { reason: "alias", score: 80 };
  if (shareCore(a, b)) return { reason: "form", score: isSameClub(a, b) ? 75 : 60 };
  if (isWithinWords(a, b)) return { reason: "words", score: 50 };
  const [one, other] = [a.words.join(""), b.words.join("")];
  const allowed = lettersAllowed(Math.min(one.length, other.length));
  const apart = lettersApart(one, other, allowed);
  return apart <= allowed && allowed > 0 ? { reason: "spelling", score: 70 - 10 * apart } : null;
}
