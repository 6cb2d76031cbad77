import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { toBase64Url } from "#shared/text/bytes-as-text.rules.ts";

const encoder = new TextEncoder();

/** A secret: random bytes as base64url. */
export const randomWord = (bytes: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));

/** SHA-256 as hex, for random secrets, which need no salt. */
export const hashOf = (word: string): string => createHash("sha256").update(word).digest("hex");

/** HMAC-SHA256 as hex: reveals nothing about the text without the secret. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

/** HMAC-SHA256 as 43 characters of base64url: an unforgeable token. */
export const keyedWord = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Constant-time comparison of two texts of equal length. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [encoder.encode(a), encoder.encode(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
