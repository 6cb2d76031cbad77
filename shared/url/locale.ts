/** Languages of the site. The first is the default and has no prefix of its own. */
export const LOCALES = ["vi", "en"] as const;
export type Locale = (typeof LOCALES)[number];
/** Its paths have no prefix. */
export const DEFAULT_LOCALE: Locale = "vi";
