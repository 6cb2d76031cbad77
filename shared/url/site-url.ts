/** What an address of a site has to be, for complaints about another. */
export const SITE_URL_RULE = "must be scheme and host alone, such as https://example.vn";

/**
 * Scheme, host and port of a site's address, which links are written with by putting a path behind it. Null for an address that
 * has more than that, or none: the links would lead nowhere. A slash at its end is taken off.
 */
export function siteOriginOf(text: string): string | null {
  if (!URL.canParse(text) || /[?#]/.test(text)) return null;
  const { protocol, pathname, username, password, origin } = new URL(text);
  const isMore = pathname !== "/" || username !== "" || password !== "";
  return /^https?:$/.test(protocol) && !isMore ? origin : null;
}
