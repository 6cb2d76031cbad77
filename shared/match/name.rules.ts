import { DEFAULT_LOCALE, type Locale, perLocale, withFallbacks } from "../url/locale.ts";
import type { Translations } from "./match.schema.ts";

/** An entity with a name in its source's language and perhaps others: a competition, a country, a team. */
export interface Named {
  readonly name: string;
  readonly translations?: Translations | undefined;
}

/** The languages whose names a language shows, in order. The source's own name comes before the default language's. */
const NAMES_IN = perLocale((locale) =>
  withFallbacks(locale).filter((one) => one === locale || one !== DEFAULT_LOCALE),
);

/** The name that readers of a language know, else the source's own. */
export const nameIn = (locale: Locale, { name, translations }: Named): string =>
  NAMES_IN[locale].map((one) => translations?.[one]).find((text) => text) ?? name;

/** A search term for names: small letters, no diacritics, d for đ. */
export const plainText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/g, "d").toLowerCase().trim();
