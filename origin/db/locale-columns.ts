import { LOCALES, type Locale, perLocale, textIn } from "#shared/url/index.ts";

/** Texts that a table has in every language, in a column each: `name_vi`, `name_en`. */
export type LocaleColumns<Noun extends string, Value> = Record<`${Noun}_${Locale}`, Value>;

const columnOf = <Noun extends string>(noun: Noun, locale: Locale) => `${noun}_${locale}` as const;

/** A value for the column of each language. A column that a migration adds for another language must be nullable. */
export const perLocaleColumn = <Noun extends string, Value>(noun: Noun, of: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [columnOf(noun, locale), of(locale)])) as LocaleColumns<
    Noun,
    Value
  >;

/** The names of the columns, for a query. */
export const localeColumns = (noun: string): string[] => LOCALES.map((locale) => columnOf(noun, locale));

/** The text of a row in a language, or null. */
export const storedText = <Noun extends string>(
  row: Readonly<LocaleColumns<Noun, string | null>>,
  noun: Noun,
  locale: Locale,
): string | null => row[columnOf(noun, locale)];

/** The name of a row in a language, or in one that stands in for it. */
export const storedName = <Noun extends string>(
  row: Readonly<LocaleColumns<Noun, string | null>>,
  noun: Noun,
  locale: Locale,
): string =>
  textIn(
    locale,
    perLocale((one) => row[columnOf(noun, one)]),
  ) ?? "";
