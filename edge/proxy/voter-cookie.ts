import { toHex } from "#shared/text/bytes-as-text.rules.ts";

/**
 * Who votes. A reader has no account: his browser keeps a random word in a cookie that scripts cannot read and that
 * goes to this one call only, so that pages, which are the same for everybody, never see it.
 */
const NAME = "voter";
const WORD = /^[0-9a-f]{32}$/;
const YEAR_SECONDS = 365 * 86_400;

/** The word in a `cookie` header; null where there is none, or none of ours. */
export function voterIn(cookies: string | null): string | null {
  const values = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
  return values.find(([name, value]) => name === NAME && WORD.test(value ?? ""))?.[1] ?? null;
}

/** A word that nobody can guess: 128 random bits. */
export const newVoter = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** The `set-cookie` value that lets a browser keep the word, for the call at `url` alone. */
export function voterCookie(voter: string, url: URL): string {
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${NAME}=${voter}; Path=${url.pathname}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * What the football service knows a voter by. Enough without a key: nobody finds 128 random bits by trying, and who
 * reads the stored hash cannot vote with it.
 */
export async function voterHash(voter: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`voter/${voter}`));
  return toHex(new Uint8Array(digest));
}
