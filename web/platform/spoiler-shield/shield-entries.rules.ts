import { isRecord } from "#shared/json/is-record.ts";
import { NEWS_OF_MATCH_SECONDS } from "#shared/spoiler-shield/mask-results.rules.ts";
import { isDelay } from "#shared/spoiler-shield/shield.rules.ts";

/** Single matches and teams that a reader shields, as the browser stores them. Pure. */

/** One entry: its results are hidden (`delay_s` 0), or delayed by that many seconds. */
export interface ShieldEntry {
  readonly kind: "match" | "team";
  readonly id: number;
  readonly delay_s: number;
  /** When it was chosen, seconds UTC. */
  readonly kept_at: number;
  /** Kick-off of a match, seconds UTC. */
  readonly match_time?: number;
}

/** A match or team that a choice is about. */
export type ShieldedThing = Pick<ShieldEntry, "kind" | "id" | "match_time">;

/** Local storage key of the entries. */
export const SHIELD_KEY = "shield";

/** More than anybody chooses by hand. */
const MOST = 200;

function isEntry(value: unknown): value is ShieldEntry {
  if (!isRecord(value)) return false;
  const { kind, id, delay_s, kept_at, match_time } = value;
  const isKind = kind === "match" || kind === "team";
  const isChosen = delay_s === 0 || (typeof delay_s === "number" && isDelay(delay_s));
  const isTimed = match_time === undefined || Number.isSafeInteger(match_time);
  return isKind && isChosen && isTimed && Number.isSafeInteger(id) && Number.isSafeInteger(kept_at);
}

/** The choice for a match is kept while its result is news; that for a team until it is removed. */
const isKept = ({ kind, kept_at, match_time = 0 }: ShieldEntry, nowSeconds: number): boolean =>
  kind === "team" || nowSeconds < Math.max(kept_at, match_time) + NEWS_OF_MATCH_SECONDS;

/** The stored entries that are valid at `nowSeconds`: expired and invalid ones are left out. */
export function readEntries(text: string | null, nowSeconds: number): readonly ShieldEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isEntry)
      .filter((entry) => isKept(entry, nowSeconds))
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** The entries with a new choice for one match or team; null removes its choice. */
export function withChoice(
  entries: readonly ShieldEntry[],
  thing: ShieldedThing,
  delay_s: number | null,
  nowSeconds: number,
): readonly ShieldEntry[] {
  const others = entries.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  return delay_s === null ? others : [{ ...thing, delay_s, kept_at: nowSeconds }, ...others].slice(0, MOST);
}

/** The choice for one match or team itself; null for none. */
export const choiceOf = (entries: readonly ShieldEntry[], { kind, id }: ShieldedThing): number | null =>
  entries.find((entry) => entry.kind === kind && entry.id === id)?.delay_s ?? null;

/** Fields of a match that the choices depend on. */
export interface ShieldedMatch {
  readonly id: number;
  readonly home: { readonly id: number };
  readonly away: { readonly id: number };
}

/** How a match is shown: at once, not at all, or delayed by that many seconds. */
export type Treatment = "show" | "hide" | number;

/** The strictest choice for a match and its teams. */
export function treatmentAmong(entries: readonly ShieldEntry[], match: ShieldedMatch): Treatment {
  const found = entries.filter(({ kind, id }) =>
    kind === "match" ? id === match.id : id === match.home.id || id === match.away.id,
  );
  if (found.length === 0) return "show";
  if (found.some(({ delay_s }) => delay_s === 0)) return "hide";
  return Math.max(...found.map(({ delay_s }) => delay_s));
}
