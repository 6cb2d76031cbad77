import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as z from "zod/mini";

/**
 * About a fifth of a second of a laptop's time, a second of a cheap phone's: so many derivations of so many rounds each.
 * We make one of them, and checking is comparing a signature.
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

/** What a solver hands in, as base64 of JSON. Strict: what we have not signed has no business in it. */
const Payload = z.object({
  challenge: z.object({ parameters: z.strictObject(Parameters.shape), signature: z.string() }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: secret,
  // Signs what the solution is; another word than what signs the question, as the library wants it.
  hmacKeySignatureSecret: `key:${secret}`,
});

/** A challenge that is good until a moment, seconds UTC. */
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
    // Whatever it is instead, it solves nothing.
    return null;
  }
}

/** A solved challenge: the key that it is remembered by, and how long it would be good (seconds UTC). */
export interface SolvedProof {
  readonly key: string;
  readonly expiresAt: number;
}

/** Reads a solution; null when it solves no challenge of ours, or one that has expired at `now` (seconds UTC). */
export async function readProof(secret: string, text: string, now: number): Promise<SolvedProof | null> {
  const payload = parsePayload(text);
  if (!payload) return null;
  const { challenge, solution } = payload;
  const { expiresAt } = challenge.parameters;
  if (expiresAt <= now) return null;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) });
  return verified ? { key: challenge.signature, expiresAt } : null;
}
