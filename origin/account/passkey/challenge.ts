import { fromBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import { keyedHash, randomWord, sameText } from "../secret.ts";

/** Purpose of a challenge and the browser it is bound to: its session, or before log-in the nonce in its cookie. */
export type Ceremony =
  | { readonly purpose: "registration"; readonly sessionId: number }
  | { readonly purpose: "log-in"; readonly browser: string };

/** Lifetime of a challenge in seconds. */
export const CHALLENGE_SECONDS = 300;

const TOKEN = /^([\w-]{32})\.(\d{10})\.([0-9a-f]{64})$/;

const boundTo = (ceremony: Ceremony): string =>
  ceremony.purpose === "registration" ? `session ${ceremony.sessionId}` : `browser ${ceremony.browser}`;

const signatureOf = (secret: string, ceremony: Ceremony, word: string, madeAt: string): string =>
  keyedHash(secret, ["passkey", ceremony.purpose, boundTo(ceremony), word, madeAt].join("/"));

/** A signed challenge that needs no row until it is submitted; it carries its creation time (seconds UTC). */
export function makeChallenge(secret: string, ceremony: Ceremony, now: number): string {
  const word = randomWord(24);
  return `${word}.${now}.${signatureOf(secret, ceremony, word, String(now))}`;
}

/** A submitted challenge: the key for the replay check, and its expiry (seconds UTC). */
interface HandedIn {
  readonly key: string;
  readonly until: number;
}

function textOf(challenge: string): string {
  try {
    return new TextDecoder().decode(fromBase64Url(challenge));
  } catch {
    return "";
  }
}

/**
 * Verifies a challenge that a browser signed, in base64url; null when it is forged, of another ceremony, or expired at
 * `now`.
 */
export function readChallenge(
  secret: string,
  ceremony: Ceremony,
  challenge: string,
  now: number,
): HandedIn | null {
  const [, word, madeAt, signature] = TOKEN.exec(textOf(challenge)) ?? [];
  if (!word || !madeAt || !signature) return null;
  if (!sameText(signatureOf(secret, ceremony, word, madeAt), signature)) return null;
  const until = Number(madeAt) + CHALLENGE_SECONDS;
  return now < until ? { key: word, until } : null;
}
