import { type Locale, localeOf } from "#shared/url/index.ts";

/** Language of the page of ours that a form was sent from; of the form's own path where no page is named. */
export function localeOfSender(request: Request): Locale {
  const { host, pathname } = new URL(request.url);
  const referer = request.headers.get("referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return localeOf(page?.host === host ? page.pathname : pathname);
}
