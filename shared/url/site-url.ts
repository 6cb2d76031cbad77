/** Requirements of a site address, for error messages about another. */
export const SITE_URL_RULE = "must be scheme and host alone, such as https://example.vn";

/**
 * Origin of a site's address, to which links append a path. Null for an address with more, or without one: the links
 * would lead nowhere. A slash at its end is removed.
 */
export function siteOriginOf(text: string): string | null {
  if (!URL.canParse(text) || /[?#]/.test(text)) return null;
  const { protocol, pathname, username, password, origin } = new URL(text);
  const isMore = pathname !== "/" || username !== "" || password !== "";
  return /^https?:$/.test(protocol) && !isMore ? origin : null;
}
