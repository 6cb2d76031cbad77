import type { Locale } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";

const names = {
  vi: m.language_name_vi,
  en: m.language_name_en,
} as const satisfies Record<Locale, () => string>;

/** A language by its name in the language of the page. */
export const languageLabel = (lang: Locale): string => names[lang]();
