import { type IssuedSession, isToken, SIGNED_IN_COOKIE } from "#shared/account/index.ts";
import { hostCookieName } from "#shared/http/host-cookie.rules.ts";

/**
 * The cookies of a session. The token goes with every request to us and is hidden from scripts; a flag cookie beside it
 * is readable by scripts, so that a visitor's browser makes no reader calls. Pages are the same with and without both,
 * except the personal ones.
 */
const nameAt = (url: URL): string => hostCookieName("session", url);

const pairsOf = (request: Request): (readonly [name: string, value: string])[] =>
  (request.headers.get("cookie") ?? "").split(";").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
  });

/**
 * The requested address as the reader's browser knows it: behind a proxy that ends TLS a request comes without the
 * scheme, and the site's own address (`SITE_URL`) has it.
 */
export function addressInBrowser(requestUrl: string, siteUrl: string | undefined): URL {
  const url = new URL(requestUrl);
  const site = siteUrl === undefined ? url : new URL(siteUrl);
  if (site.host === url.host && site.protocol === "https:") url.protocol = "https:";
  return url;
}

/** The token of a request; null without one, or with an impossible one. */
export function tokenIn(request: Request, url: URL): string | null {
  const name = nameAt(url);
  return pairsOf(request).find(([key, value]) => key === name && isToken(value))?.[1] ?? null;
}

/**
 * True if a request without a session token claims to have one: an invalid cookie or bearer token. Such a caller claims
 * an identity, so the response is that the token is wrong.
 */
export function hasForeignToken(request: Request, url: URL): boolean {
  const isNamed = pairsOf(request).some(([key, value]) => key === nameAt(url) && value !== "");
  return (
    tokenIn(request, url) === null &&
    (isNamed || /^bearer /i.test(request.headers.get("authorization") ?? ""))
  );
}

/** True if a request comes with a session cookie, valid or not. */
export function hasSessionCookie(request: Request, url: URL): boolean {
  const names = [nameAt(url), hostCookieName(SIGNED_IN_COOKIE, url), SIGNED_IN_COOKIE];
  return pairsOf(request).some(([key]) => names.includes(key));
}

/**
 * The `set-cookie` values by which the browser of a request takes over a session, or drops the one it has (`none`). A
 * flag cookie of the bare name, which older versions wrote on https too, is removed.
 */
export function sessionCookies(session: IssuedSession | "none", request: Request, url: URL): string[] {
  const secure = url.protocol === "https:" ? "; Secure" : "";
  const [token, flag, maxAge] =
    session === "none" ? ["", "", 0] : ([session.token, "1", session.max_age] as const);
  const rest = `; Path=/${maxAge === null ? "" : `; Max-Age=${maxAge}`}; SameSite=Lax${secure}`;
  const flagName = hostCookieName(SIGNED_IN_COOKIE, url);
  const hasOldFlag =
    flagName !== SIGNED_IN_COOKIE && pairsOf(request).some(([key]) => key === SIGNED_IN_COOKIE);
  return [
    `${nameAt(url)}=${token}${rest}; HttpOnly`,
    `${flagName}=${flag}${rest}`,
    ...(hasOldFlag ? [`${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure}`] : []),
  ];
}
