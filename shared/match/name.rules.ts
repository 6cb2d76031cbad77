import type { Locale } from "../url/locale.ts";
import type { Translations } from "./match.schema.ts";

/** What has a name of its source's and perhaps others beside it: a competition, a country, a team. */
export interface Named {
  readonly name: string;
  readonly translations?: Translations | undefined;
}

/** The name that readers of a language know, else the source's own. */
export const nameIn = (locale: Locale, { name, translations }: Named): string =>
  translations?.[locale] || name;

/** A text as readers type it who look for a name: small letters, no marks above or below, d for đ. */
export const plainText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/g, "d").toLowerCase().trim();
