import { SIGNATURE_TOLERANCE_MS } from "#shared/room/index.ts";

/** Nonces of accepted requests, with the time from which they may be forgotten. */
export type Nonces = ReadonlyMap<string, number>;

/** A signature may be dated up to the tolerance ahead and is taken as long after, so nonces are kept twice as long. */
const REMEMBER_MS = 2 * SIGNATURE_TOLERANCE_MS;

const nonceKey = (nonce: string): string => `nonce:${nonce}`;

/** Reads the saved nonces back. */
export function loadNonces(stored: ReadonlyMap<string, unknown>): Nonces {
  const nonces = new Map<string, number>();
  for (const [key, value] of stored) {
    if (key.startsWith("nonce:") && typeof value === "number") nonces.set(key.slice(6), value);
  }
  return nonces;
}

/** Remembers a nonce and forgets those that are due; null when it was used before. */
export function spendNonce(nonces: Nonces, nonce: string, now: number) {
  if (nonces.has(nonce)) return null;
  const due = [...nonces].filter(([, until]) => until <= now).map(([old]) => old);
  const kept = new Map(nonces).set(nonce, now + REMEMBER_MS);
  for (const old of due) kept.delete(old);
  return {
    nonces: kept,
    put: { [nonceKey(nonce)]: now + REMEMBER_MS },
    remove: due.map(nonceKey),
  };
}
