/**
 * True if a form or a call with the reader's cookies was sent by a page of ours. Browsers report a request's origin:
 * `Sec-Fetch-Site` (on https and localhost), else `Origin`, which every one of them sends with a POST. A caller that
 * sends neither is no browser, and has no reader's cookies to misuse.
 */
export function isSameSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  // The scheme is ignored: behind a proxy that ends TLS the two can differ. `null` (a sandbox) is no host.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
