import { type Locale, localeOf } from "#shared/url/index.ts";

/** Media type of a body, without parameters; empty where there is none. */
export const mediaTypeOf = ({ headers }: Pick<Request, "headers">): string =>
  (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

export const FORM_TYPE = "application/x-www-form-urlencoded";

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

/** Language of the page of ours that a form was sent from; of the form's own path where no page is named. */
export function localeOfSender(request: Request): Locale {
  const { host, pathname } = new URL(request.url);
  const referer = request.headers.get("referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return localeOf(page?.host === host ? page.pathname : pathname);
}
