import { m } from "#messages/paraglide/messages.js";
import type { Locale } from "#shared/url/index.ts";
import { pathOf } from "#shared/url/index.ts";

/**
 * The error screen for when the app itself cannot be rendered (its own error screen shows everything else):
 * status, message and the way home of product spec section 2, standing on nothing that could be broken.
 */
export function errorScreen(status: number, locale: Locale, requestId: string): Response {
  const isFault = status >= 500;
  const refusal = m.error_refusal({}, { locale });
  const title = isFault ? m.error_fault({}, { locale }) : refusal;
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;text-align:center">
<h1>${status}</h1><p>${isFault ? m.error_fallback({}, { locale }) : refusal}</p><p><a href="${pathOf("home", locale)}">${m.back_to_home({}, { locale })}</a></p><p><small>${requestId}</small></p>
</body></html>
`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
