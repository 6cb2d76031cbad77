/** A site as authenticators know it: the id that passkeys belong to, and the origin that ceremonies must come from. */
export interface RelyingParty {
  /** RP ID (WebAuthn Level 3, section 5.1.2): the host without its port. */
  readonly id: string;
  /** Scheme, host and port: `https://example.vn`. */
  readonly origin: string;
}

const isLocal = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");
const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith("[");

/** The relying party of a site's origin; null for IP addresses and plain http, where browsers offer no passkeys. */
export function relyingPartyOf(siteOrigin: string | null): RelyingParty | null {
  if (siteOrigin === null || !URL.canParse(siteOrigin)) return null;
  const { protocol, hostname, origin } = new URL(siteOrigin);
  if (isAddress(hostname)) return null;
  const isSecure = protocol === "https:" || (protocol === "http:" && isLocal(hostname));
  return isSecure ? { id: hostname, origin } : null;
}
