import { DEFAULT_LOCALE, LOCALE_TABLE, type Locale } from "../url/locale.ts";
import type { Translations } from "./match.schema.ts";

/** An entity with a name in its source's language and perhaps others: a competition, a country, a team. */
export interface Named {
  readonly name: string;
  readonly translations?: Translations | undefined;
}

/** The name that readers of a language know, else its fallback's; the source's own comes before the default language's. */
export function nameIn(locale: Locale, named: Named): string {
  const { fallback } = LOCALE_TABLE[locale];
  const known = named.translations?.[locale];
  if (known) return known;
  return fallback === null || fallback === DEFAULT_LOCALE ? named.name : nameIn(fallback, named);
}

/** A search term for names: small letters, no diacritics, d for đ. */
export const plainText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/g, "d").toLowerCase().trim();
