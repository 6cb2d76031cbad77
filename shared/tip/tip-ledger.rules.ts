import type { PricePeriod } from "../odds/price.table.ts";
import { toHex } from "../text/bytes-as-text.rules.ts";
import type { TipMarket, TipOutcome } from "./tip.table.ts";

/**
 * The ledger of tips: each entry's hash covers the one before it, so that any change shows. The last hash of a day is
 * published, against which anyone can check.
 */

/** Fields of a tip in the ledger, in this order. Its text is there as a hash: it can be deleted and still be proved. */
export interface LedgerEntry {
  /** 1, 2, 3 … without a gap: the tip's number. */
  readonly seq: number;
  readonly expert_id: number;
  readonly match_id: number;
  readonly market: TipMarket;
  readonly period: PricePeriod;
  readonly outcome: TipOutcome;
  readonly line: number | null;
  /** Decimal. */
  readonly price: number;
  readonly company_id: number;
  /** Kick-off as it was planned when the tip was published, seconds UTC; 00:00 UTC of its day if it had no hour. */
  readonly kick_off_at: number;
  /** Seconds UTC. */
  readonly published_at: number;
  /** SHA-256 of the title, a line feed and the text, as UTF-8; hexadecimal. */
  readonly text_hash: string;
}

/** An entry as it is published. */
export interface HashedEntry extends LedgerEntry {
  /** SHA-256, hexadecimal; see {@link entryHash}. */
  readonly hash: string;
}

/** An entry whose tip is for some readers only until kick-off: its content must have this hash. */
export type SealedEntry = Pick<HashedEntry, "seq" | "hash" | "kick_off_at">;

/** Predecessor hash of the first entry. */
export const LEDGER_START = "0".repeat(64);

const encoder = new TextEncoder();

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(text));
  return toHex(new Uint8Array(digest));
}

/** The hash of a tip's content. */
export const tipTextHash = (title: string, content: string): Promise<string> =>
  sha256(`${title}\n${content}`);

/**
 * SHA-256 of the previous hash, a line feed and the values of {@link LedgerEntry} as a JSON list: numbers as ECMAScript
 * writes them (RFC 8785, section 3.2.2.3), texts as JSON strings.
 */
export function entryHash(before: string, entry: LedgerEntry): Promise<string> {
  const { seq, expert_id, match_id, market, period, outcome, line, price } = entry;
  const { company_id, kick_off_at, published_at, text_hash } = entry;
  const bet = [match_id, market, period, outcome, line, price, company_id];
  return sha256(
    `${before}\n${JSON.stringify([seq, expert_id, ...bet, kick_off_at, published_at, text_hash])}`,
  );
}

/** The first fault of a ledger: an entry that is out of order, has another hash, came late or stays sealed. */
export interface LedgerFault {
  readonly seq: number;
  readonly why: "out_of_turn" | "hash_differs" | "late" | "still_sealed";
}

const isOpen = (entry: HashedEntry | SealedEntry): entry is HashedEntry => "text_hash" in entry;

/**
 * Verifies entries in order; null when all is well. Faults, too: published at or after its kick-off (the writer could
 * know how the match goes), sealed after kick-off. `now` in seconds UTC.
 */
export async function findLedgerFault(
  entries: readonly (HashedEntry | SealedEntry)[],
  now: number,
  from: { readonly seq: number; readonly hash: string } = { seq: 0, hash: LEDGER_START },
): Promise<LedgerFault | null> {
  let { seq, hash } = from;
  for (const entry of entries) {
    seq += 1;
    if (entry.seq !== seq) return { seq, why: "out_of_turn" };
    if (!isOpen(entry)) {
      if (entry.kick_off_at <= now) return { seq, why: "still_sealed" };
      hash = entry.hash;
      continue;
    }
    hash = await entryHash(hash, entry);
    if (entry.hash !== hash) return { seq, why: "hash_differs" };
    if (entry.published_at >= entry.kick_off_at) return { seq, why: "late" };
  }
  return null;
}
