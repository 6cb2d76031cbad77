import { CEREMONY_HEADER, SITE_HEADER } from "#shared/account/index.ts";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { hostCookieName } from "#shared/http/host-cookie.rules.ts";
import { toBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import { isOwnHost } from "../middleware/own-host.ts";

/**
 * A log-in by passkey begins before there is a session. A random id in a cookie of its own binds the challenge to the
 * browser that requested it; no script reads the cookie, no other site's request carries it, and it expires after five
 * minutes.
 */
const LIFE_SECONDS = 300;
const WORD = /^[\w-]{43}$/;

const nameAt = (url: URL): string => hostCookieName("ceremony", url);

const newWord = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

function wordIn(request: Request, url: URL): string | null {
  const start = `${nameAt(url)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const word = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return word !== undefined && WORD.test(word) ? word : null;
}

function cookieOf(word: string, url: URL): string {
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${nameAt(url)}=${word}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Strict${secure}; HttpOnly`;
}

/** Calls that are part of a ceremony. */
const CEREMONY_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.authPasskeyOptions,
  endpoints.authPasskey,
  endpoints.usersMePasskeysOptions,
  endpoints.usersMePasskeysAdd,
]);

/** The ceremony id sent to the service, and the `set-cookie` value that the response has to carry, if any. */
export interface Ceremony {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookie: string | null;
}

const NONE: Ceremony = { headers: {}, cookie: null };

interface Place {
  readonly url: URL;
  readonly siteUrl: string | undefined;
}

const siteHeader = (request: Request, { url, siteUrl }: Place): Record<string, string> =>
  isOwnHost(request.url, siteUrl)
    ? { [SITE_HEADER]: siteUrl === undefined ? url.origin : new URL(siteUrl).origin }
    : {};

/** The ceremony of a word that edge keeps in another cookie (identity-cookie.ts). */
export const ceremonyOfWord = (word: string, request: Request, place: Place): Ceremony => ({
  headers: { ...siteHeader(request, place), [CEREMONY_HEADER]: word },
  cookie: null,
});

/**
 * The ceremony of a call, by the cookie of its request; a new log-in makes one. `url` is the request's as the browser
 * knows it. Under another name than `siteUrl` the service gets no site, and offers no passkeys.
 */
export function ceremonyOf(call: Endpoint, request: Request, { url, siteUrl }: Place): Ceremony {
  if (!CEREMONY_CALLS.has(call)) return NONE;
  const site = siteHeader(request, { url, siteUrl });
  const known = wordIn(request, url);
  if (call !== endpoints.authPasskeyOptions)
    return { headers: { ...site, ...(known === null ? {} : { [CEREMONY_HEADER]: known }) }, cookie: null };
  const word = known ?? newWord();
  return { headers: { ...site, [CEREMONY_HEADER]: word }, cookie: cookieOf(word, url) };
}
