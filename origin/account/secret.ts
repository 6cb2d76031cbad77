import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { toBase64Url } from "#shared/text/bytes-as-text.rules.ts";

const encoder = new TextEncoder();

/** A word that nobody guesses: so many random bytes as base64url. */
export const randomWord = (bytes: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));

/** SHA-256 as hex: of random words, which need no salt. */
export const hashOf = (word: string): string => createHash("sha256").update(word).digest("hex");

/** HMAC-SHA256 as hex: says nothing of the text to who has not the secret. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

/** HMAC-SHA256 as 43 characters of base64url: a token that nobody makes without the secret. */
export const keyedWord = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Compares two texts of one length without telling by its duration where they differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [encoder.encode(a), encoder.encode(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
