/** Facts about a language of the site. Its texts are in `messages/<locale>.json`. */
interface LocaleFacts {
  /** Its name in itself. */
  readonly name: string;
  /** In front of its paths; some screens have paths of their own (screens.ts). */
  readonly path_prefix: "" | `/${string}`;
  /** The language whose paths and stored texts stand in where this one has none; null for the default language. */
  readonly fallback: string | null;
  /** Names of categories, tags and menu entries must be given in this language; else the fallback's stand in. */
  readonly needs_names: boolean;
  /** Value of `og:locale`. */
  readonly open_graph: string;
  /** Signs of a number: between thousands, and before decimals. */
  readonly group_sign: string;
  readonly decimal_sign: string;
}

/** Languages of the site; the first is the default. The codes stand in `lang`, `hreflang` and calls of `Intl`. */
export const LOCALE_TABLE = {
  vi: {
    name: "Tiếng Việt",
    path_prefix: "",
    fallback: null,
    needs_names: true,
    open_graph: "vi_VN",
    group_sign: ".",
    decimal_sign: ",",
  },
  en: {
    name: "English",
    path_prefix: "/en",
    fallback: "vi",
    needs_names: true,
    open_graph: "en_GB",
    group_sign: ",",
    decimal_sign: ".",
  },
} as const satisfies Readonly<Record<string, LocaleFacts>>;

export type Locale = keyof typeof LOCALE_TABLE;

/** Languages that every name is in. */
export type NamedLocale = {
  [One in Locale]: (typeof LOCALE_TABLE)[One]["needs_names"] extends true ? One : never;
}[Locale];

/** Their codes, in the order of the table. */
export const LOCALES = Object.keys(LOCALE_TABLE) as [Locale, ...Locale[]];

export const DEFAULT_LOCALE = "vi" satisfies Locale;

/** In front of paths of all languages but the default one. */
export const pathPrefixes = (): readonly string[] =>
  LOCALES.map((locale) => LOCALE_TABLE[locale].path_prefix).filter((prefix) => prefix !== "");

/** A value for each language. */
export const perLocale = <Value>(of: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;

/** A language and those that stand in for it, in order. */
function withFallbacks(locale: Locale): readonly Locale[] {
  const { fallback } = LOCALE_TABLE[locale];
  return fallback === null ? [locale] : [locale, ...withFallbacks(fallback)];
}

/** The text of a language, or of the first that stands in for it; undefined where none has one. */
export const textIn = <Text>(
  locale: Locale,
  texts: Readonly<Partial<Record<Locale, Text | null>>>,
): NonNullable<Text> | undefined =>
  withFallbacks(locale)
    .map((one) => texts[one])
    .find((text) => text !== undefined && text !== null) ?? undefined;
