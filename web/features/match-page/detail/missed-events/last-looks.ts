import { isRecord } from "#shared/json/is-record.ts";
import { readStoredJson, writeStored } from "#web/platform/data/browser-storage.ts";
import type { LastLook } from "./missed-events.rules.ts";

/** Storage key; the value has a {@link LastLook} for each match id. */
export const LAST_LOOKS_KEY = "lastLooks";

/** Matches that are kept: the oldest look goes first. */
const MOST = 50;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isScore = (value: unknown): value is LastLook["score"] =>
  value === null || (isRecord(value) && isCount(value.home) && isCount(value.away));

const isLook = (value: unknown): value is LastLook =>
  isRecord(value) &&
  isCount(value.at_ms) &&
  isCount(value.updated_at) &&
  isScore(value.score) &&
  Array.isArray(value.standing) &&
  value.standing.every(isCount);

/** Valid looks by match id: those of another release, or edited ones, are as good as none. */
function readLooks(): readonly (readonly [id: string, look: LastLook])[] {
  const kept = readStoredJson(LAST_LOOKS_KEY);
  return isRecord(kept)
    ? Object.entries(kept).flatMap(([id, look]) => (isLook(look) ? [[id, look]] : []))
    : [];
}

/** The reader's last look at a match; null where they never looked or the browser stores nothing. */
export const readLastLook = (id: number): LastLook | null =>
  readLooks().find(([key]) => key === String(id))?.[1] ?? null;

/** Stores a look, beside those that other tabs have stored; not one at an older state, as of a page from a cache. */
export function keepLastLook(id: number, look: LastLook): void {
  if ((readLastLook(id)?.updated_at ?? 0) > look.updated_at) return;
  const others = readLooks().filter(([key]) => key !== String(id));
  const latest = [...others, [String(id), look] as const]
    .toSorted(([, one], [, other]) => other.at_ms - one.at_ms)
    .slice(0, MOST);
  writeStored(LAST_LOOKS_KEY, JSON.stringify(Object.fromEntries(latest)));
}
