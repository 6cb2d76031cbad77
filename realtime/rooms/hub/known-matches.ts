import * as z from "zod/mini";
import { sameJson } from "#shared/json/same-json.ts";
import { Match, type MatchId } from "#shared/match/index.ts";
import type { KeptRow } from "../retention.ts";
import type { MatchForward } from "../wire/hub-to-room.ts";

/** The hub's knowledge of each match: its row, and a digest of all of it to detect changes. */

export interface KnownMatch extends KeptRow {
  /** {@link UNSENT} while saved before the broadcast. */
  readonly digest: string;
}

/**
 * Digest of a change before it is sent. After a crash the match is then known, so that its end is noticed, and sent
 * again, because its recipients are unknown.
 */
export const UNSENT = "";

/** Digest of a match of which only the row is known. */
const ROW_ONLY = "row";

const StoredMatch = z.object({
  as_of_ms: z.int(),
  changed_at_ms: z.int(),
  digest: z.string(),
  match: Match,
});

/** Storage key of a match that the hub knows. */
export const knownKey = (id: number): string => `match:${id}`;

/** Reads the saved matches back; a value in an older release's shape is pulled again. */
export function loadKnown(stored: ReadonlyMap<string, unknown>): Map<MatchId, KnownMatch> {
  const known = new Map<MatchId, KnownMatch>();
  for (const [key, value] of stored) {
    const entry = key.startsWith("match:") ? StoredMatch.safeParse(value) : null;
    if (entry?.success) known.set(entry.data.match.id, entry.data);
  }
  return known;
}

/** 53 bits of a text (cyrb53, public domain): tells two states apart, and is synchronous, unlike WebCrypto. */
export function digestOf(value: unknown): string {
  const text = JSON.stringify(value);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const hash = 4294967296 * (2097151 & low) + (high >>> 0);
  return `${text.length.toString(36)}-${hash.toString(36)}`;
}

/** Effect of a state on the known state of its match. */
export interface News {
  readonly entry: KnownMatch;
  /** The row differs: list rooms want it. */
  readonly row: boolean;
  /** Something differs: the match room needs it. */
  readonly any: boolean;
}

/** Compares a state with the known one; null when it is older. */
export function newsOf(known: KnownMatch | undefined, state: MatchForward): News | null {
  if (known && state.as_of_ms < known.as_of_ms) return null;
  const { as_of_ms, match, rest } = state;
  const unsent = !known || known.digest === UNSENT;
  const row = unsent || !sameJson(known.match, match);
  // A row alone has no information about the rest, so only the row can be news.
  const digest = rest ? digestOf({ match, rest }) : row ? ROW_ONLY : known.digest;
  const any = unsent || known.digest !== digest || row;
  return {
    entry: { as_of_ms, changed_at_ms: any ? as_of_ms : known.changed_at_ms, digest, match },
    row,
    any,
  };
}
