import { fromBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import { keyedHash, randomWord, sameText } from "../secret.ts";

/** What a challenge is good for, and in which browser: under which session, or before one by the word of its cookie. */
export type Ceremony =
  | { readonly purpose: "registration"; readonly sessionId: number }
  | { readonly purpose: "log-in"; readonly browser: string };

/** Seconds that a challenge is good for. */
export const CHALLENGE_SECONDS = 300;

const TOKEN = /^([\w-]{32})\.(\d{10})\.([0-9a-f]{64})$/;

const boundTo = (ceremony: Ceremony): string =>
  ceremony.purpose === "registration" ? `session ${ceremony.sessionId}` : `browser ${ceremony.browser}`;

const signatureOf = (secret: string, ceremony: Ceremony, word: string, madeAt: string): string =>
  keyedHash(secret, ["passkey", ceremony.purpose, boundTo(ceremony), word, madeAt].join("/"));

/** A challenge that needs no row until it is handed in: it tells its moment (seconds UTC), and nobody else can have made it. */
export function makeChallenge(secret: string, ceremony: Ceremony, now: number): string {
  const word = randomWord(24);
  return `${word}.${now}.${signatureOf(secret, ceremony, word, String(now))}`;
}

/** A challenge that was handed in: the key that it is remembered by, and until when it is good (seconds UTC). */
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

/** Reads a challenge as a browser signs it, in base64url; null when it is none of ours, of another ceremony, or expired at `now`. */
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
