import { IDENTITY_SECONDS } from "#shared/account/identity.table.ts";
import { hostCookieName } from "#shared/http/host-cookie.rules.ts";
import { fromBase64Url, toBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import { LOCALES, type Locale } from "#shared/url/locale.ts";
import { ownPath } from "#shared/url/own-path.ts";

/** A log-in or link by another site, as the browser that started it remembers it. */
export interface IdentityTrip {
  /** Random word to which the service binds state, nonce and verifier. */
  readonly word: string;
  readonly purpose: "log-in" | "link";
  readonly locale: Locale;
  /** Path on this site to return to; null for none. */
  readonly back: string | null;
}

/**
 * The cookie is Lax, because the provider's redirect is a navigation from another site. No script reads it; the return
 * removes it.
 */
const nameAt = (url: URL): string => hostCookieName("identity", url);

const line = (value: string, seconds: number, url: URL): string => {
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${nameAt(url)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}; HttpOnly`;
};

/** The start of a trip, for {@link tripIn}. */
export function newTrip(trip: Omit<IdentityTrip, "word">): IdentityTrip {
  return { ...trip, word: toBase64Url(crypto.getRandomValues(new Uint8Array(32))) };
}

export function tripCookie({ word, purpose, locale, back }: IdentityTrip, url: URL): string {
  const path = toBase64Url(new TextEncoder().encode(back ?? ""));
  return line([word, purpose, locale, path].join("."), IDENTITY_SECONDS, url);
}

export const endedTripCookie = (url: URL): string => line("", 0, url);

const TRIP = /^([\w-]{43})\.(log-in|link)\.([a-z]{2})\.([\w-]*)$/;

function textOf(base64: string): string {
  try {
    return new TextDecoder().decode(fromBase64Url(base64));
  } catch {
    return "";
  }
}

/** The trip of a request's browser; null without one. */
export function tripIn(request: Request, url: URL): IdentityTrip | null {
  const start = `${nameAt(url)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? "";
  const [, word, purpose, language, path = ""] = TRIP.exec(value) ?? [];
  const locale = LOCALES.find((known) => known === language);
  if (word === undefined || locale === undefined) return null;
  return { word, purpose: purpose === "link" ? "link" : "log-in", locale, back: ownPath(textOf(path)) };
}
