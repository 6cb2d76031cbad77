import { localeOf } from "#shared/url/index.ts";
import { overwriteGetLocale } from "#web/paraglide/runtime.js";

/**
 * Makes paraglide read the language from the path. Read once: the language switch is a full load, so a running page
 * never changes its language.
 */
export function takeLocaleFromPath(): void {
  const locale = localeOf(window.location.pathname);
  overwriteGetLocale(() => locale);
}
