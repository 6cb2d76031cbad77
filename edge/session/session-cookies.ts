import { type IssuedSession, isToken } from "#shared/account/index.ts";

/**
 * What a browser keeps of a session. The token goes with every request of ours and to no script; beside it stands a mark
 * that scripts do read, so that the browser of a visitor asks for no reader. Pages are the same with and without both, but
 * for the personal ones.
 */
const MARK = "signed_in";

/** `__Host-` keeps other hosts of the same domain from setting one in its place; browsers take the name on https only. */
const nameAt = (url: URL): string => (url.protocol === "https:" ? "__Host-session" : "session");

const pairsOf = (request: Request): (readonly [name: string, value: string])[] =>
  (request.headers.get("cookie") ?? "").split(";").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
  });

/** The token that a request comes with; null without one, or with something that can be none. */
export function tokenIn(request: Request): string | null {
  const name = nameAt(new URL(request.url));
  return pairsOf(request).find(([key, value]) => key === name && isToken(value))?.[1] ?? null;
}

/** Whether a request comes with a cookie of a session, be it good for anything or not. */
export function hasSessionCookie(request: Request): boolean {
  const names = [nameAt(new URL(request.url)), MARK];
  return pairsOf(request).some(([key]) => names.includes(key));
}

/** The `set-cookie` values by which a browser takes over a session, or forgets the one it has (`none`). */
export function sessionCookies(session: IssuedSession | "none", requestUrl: string): string[] {
  const url = new URL(requestUrl);
  const secure = url.protocol === "https:" ? "; Secure" : "";
  const [token, mark, maxAge] =
    session === "none" ? ["", "", 0] : ([session.token, "1", session.max_age] as const);
  const rest = `; Path=/${maxAge === null ? "" : `; Max-Age=${maxAge}`}; SameSite=Lax${secure}`;
  return [`${nameAt(url)}=${token}${rest}; HttpOnly`, `${MARK}=${mark}${rest}`];
}
