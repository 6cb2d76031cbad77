import type { Locale } from "./locale.ts";

/** Where scripts stand, in both languages and in English alone (scripts/site/one-language.ts). Style sheets are the same. */
const FILES = "/assets/";
export const ENGLISH_FILES = "/assets/en/";

/** The address of a script as the pages of a language load it. */
export const fileIn = (locale: Locale, path: string): string =>
  locale === "en" ? path.replace(FILES, ENGLISH_FILES) : path;
