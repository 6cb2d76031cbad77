import { toHex } from "#shared/text/bytes-as-text.rules.ts";

/**
 * Identity of a voter. A reader has no account: the browser keeps a random id in a cookie that scripts cannot read and
 * that is sent to this one call only, so that pages, which are the same for everybody, never see it.
 */
const NAME = "voter";
/** `__Secure-`: the other prefix requires a path of `/`. Browsers accept it on https only. */
const SECURE_NAME = `__Secure-${NAME}`;
const WORD = /^[0-9a-f]{32}$/;
const YEAR_SECONDS = 365 * 86_400;

const nameAt = ({ protocol }: URL): string => (protocol === "https:" ? SECURE_NAME : NAME);

function wordUnder(name: string, cookies: string | null): string | null {
  const values = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
  return values.find(([key, value]) => key === name && WORD.test(value ?? ""))?.[1] ?? null;
}

/** The word in a `cookie` header; null where there is none, or none of ours. `isOld` where it has the bare name on https, from before. */
export function voterIn(
  cookies: string | null,
  url: URL,
): { readonly word: string; readonly isOld: boolean } | null {
  const word = wordUnder(nameAt(url), cookies);
  if (word !== null) return { word, isOld: false };
  const old = wordUnder(NAME, cookies);
  return old === null ? null : { word: old, isOld: true };
}

/** An id that cannot be guessed: 128 random bits. */
export const newVoter = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

const cookie = (name: string, word: string, seconds: number, { pathname, protocol }: URL): string =>
  `${name}=${word}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;

/**
 * The `set-cookie` values that store the id in a browser, for the call at `url` alone; a cookie of the bare name is
 * removed.
 */
export const voterCookies = (word: string, isOld: boolean, url: URL): string[] => [
  cookie(nameAt(url), word, YEAR_SECONDS, url),
  ...(isOld ? [cookie(NAME, "", 0, url)] : []),
];

/**
 * The football service's id of a voter: a hash. It needs no key: nobody guesses 128 random bits, and the stored hash
 * cannot be used to vote.
 */
export async function voterHash(voter: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`voter/${voter}`));
  return toHex(new Uint8Array(digest));
}
