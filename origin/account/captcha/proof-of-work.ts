import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as z from "zod/mini";

/**
 * About a fifth of a second on a laptop, a second on a cheap phone: number of derivations and rounds of each. The
 * server makes one of them; verification only compares a signature.
 */
const COST = 2000;
const FEWEST = 100;
const MOST = 300;

const Parameters = z.object({
  algorithm: z.string(),
  nonce: z.string(),
  salt: z.string(),
  cost: z.int(),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  expiresAt: z.int(),
});

/** A submitted solution: base64 of JSON. Strict: unknown fields are rejected because they are not signed. */
const Payload = z.object({
  challenge: z.object({ parameters: z.strictObject(Parameters.shape), signature: z.string() }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: secret,
  // Signs the solution with another key than the question, as the library requires.
  hmacKeySignatureSecret: `key:${secret}`,
});

/** A challenge with an expiry time, seconds UTC. */
export async function createProof(secret: string, expiresAt: number) {
  const { parameters, signature } = await createChallenge({
    ...{ algorithm: "PBKDF2/SHA-256", cost: COST, counter: randomInt(MOST, FEWEST) },
    ...{ deriveKey, expiresAt, ...secretsOf(secret) },
  });
  if (signature === undefined) throw new Error("a challenge came without its signature");
  return { parameters: { ...parameters }, signature };
}

function parsePayload(text: string): z.infer<typeof Payload> | null {
  try {
    return z.parse(Payload, JSON.parse(atob(text)));
  } catch {
    // Anything else is not a solution.
    return null;
  }
}

/** A solved challenge: the key for the replay check, and its expiry (seconds UTC). */
export interface SolvedProof {
  readonly key: string;
  readonly expiresAt: number;
}

/** Verifies a solution; null when it is not a valid solution of ours, or expired at `now` (seconds UTC). */
export async function readProof(secret: string, text: string, now: number): Promise<SolvedProof | null> {
  const payload = parsePayload(text);
  if (!payload) return null;
  const { challenge, solution } = payload;
  const { expiresAt } = challenge.parameters;
  if (expiresAt <= now) return null;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) });
  return verified ? { key: challenge.signature, expiresAt } : null;
}
