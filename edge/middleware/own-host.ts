/** Hosts by which a site is reached that is not, or not yet, at its own: those of the platform, of a machine, of a network. */
const PREVIEW = /(?:^|\.)workers\.dev$|(?:^|\.)localhost$|^[\w-]+$|^[\d.]+$|^\[[\da-f:.]+\]$/i;

/** The host of an address, without the cost of parsing it: it runs on every request. */
const hostIn = (address: string): string | undefined => /\/\/([^/?#]+)/.exec(address)?.[1];

/** True if a request came under the site's own name (`SITE_URL`); true for every request where it has none. */
export const isOwnHost = (requestUrl: string, siteUrl: string | undefined): boolean =>
  siteUrl === undefined ||
  hostIn(requestUrl) === hostIn(siteUrl) ||
  new URL(requestUrl).host === new URL(siteUrl).host;

/**
 * Scheme and host of the site for a request that came under a name that is neither the site's nor a preview's: no page
 * may be made, cached and linked under a stranger's name. Null for all others. Only the host that was connected to
 * counts, never a header.
 */
export function siteInPlaceOf(requestUrl: string, siteUrl: string | undefined): string | null {
  if (siteUrl === undefined || isOwnHost(requestUrl, siteUrl)) return null;
  return PREVIEW.test(new URL(requestUrl).hostname) ? null : new URL(siteUrl).origin;
}
