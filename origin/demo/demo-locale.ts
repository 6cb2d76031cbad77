import { type Locale, perLocale, textIn } from "#shared/url/index.ts";

/** Languages in which the demo world has texts: articles, comments and tips of its own, and names of the site. */
export const DEMO_LOCALES = ["vi", "en"] as const satisfies readonly Locale[];
export type DemoLocale = (typeof DEMO_LOCALES)[number];

/** A text for every language of the site; where the demo world has none, that of a fallback. */
export const inEveryLanguage = (texts: Readonly<Record<DemoLocale, string>>): Record<Locale, string> =>
  perLocale((locale) => textIn(locale, texts) ?? texts.vi);
