/**
 * Headers by which a content service and edge exchange a session. The browser's scripts see neither: edge keeps the
 * token in a cookie of its own and removes the headers from responses.
 *
 * - To the service: `Authorization: Bearer <token>`, {@link ADDRESS_HEADER} and the browser's `User-Agent`; with a
 *   passkey ceremony also {@link SITE_HEADER} and {@link CEREMONY_HEADER}.
 * - From the service: {@link SESSION_HEADER} with {@link sessionValue}, or `none` once the session is over.
 */
export const SESSION_HEADER = "x-session";

/** Flag cookie beside the session's own cookie, with the value 1, which shows scripts that the reader is logged in. */
export const SIGNED_IN_COOKIE = "signed_in";

/** The client that a rate limit counts by: an IPv4 address, or the network of an IPv6 one. */
export const ADDRESS_HEADER = "x-client-address";

/** Origin of the site in a passkey ceremony's browser (`https://example.vn`); left out under a foreign name. */
export const SITE_HEADER = "x-site-origin";

/** A random word that only a ceremony's browser has, from a cookie of some minutes: a challenge is good in no other. */
export const CEREMONY_HEADER = "x-ceremony";

/** Seconds of inactivity after which a session ends: of one to be remembered, and of any other. */
export const SESSION_SECONDS = { remembered: 30 * 86_400, plain: 86_400 } as const;

/**
 * Absolute lifetime of a session from its log-in, seconds, however much it is used: a stolen one must not last for ever
 * (OWASP ASVS 5.0, 7.3.2).
 */
export const LONGEST_SESSION_SECONDS = { remembered: 90 * 86_400, plain: 7 * 86_400 } as const;

/** A session as it travels: its token, and for how long a browser keeps it beyond its own closing. */
export interface IssuedSession {
  /** 43 characters of base64url: 256 random bits. */
  readonly token: string;
  /** Seconds; null for one that ends with the browser. */
  readonly max_age: number | null;
}

const TOKEN = /^[\w-]{43}$/;

/** True for a possible token: any other is not worth a request to the service. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** `<token>` or `<token>; max-age=2592000`. */
export const sessionValue = ({ token, max_age }: IssuedSession): string =>
  max_age === null ? token : `${token}; max-age=${max_age}`;

/** Value of {@link SESSION_HEADER}: a new session, `none` for one that is over, null for neither. */
export function readSessionValue(header: string | null): IssuedSession | "none" | null {
  if (header === null || header === "none") return header;
  const [, token, seconds] = /^([\w-]{43})(?:; max-age=(\d{1,9}))?$/.exec(header) ?? [];
  return token === undefined ? null : { token, max_age: seconds === undefined ? null : Number(seconds) };
}
