import type { Translations, Weather } from "#shared/match/index.ts";
import { perLocale } from "#shared/url/index.ts";

/** Canonical JSON of stored facts, so that equal ones are equal as text. Omitted stays omitted. */

type Given<Fact> = { [Field in keyof Fact]?: Fact[Field] | undefined };

/** Translations of a name or a line; null without any language. */
export function translationsText(given: Given<Translations> | undefined): string | null | undefined {
  if (given === undefined) return undefined;
  const texts = perLocale((locale) => given[locale]);
  return Object.values(texts).every((text) => text === undefined) ? null : JSON.stringify(texts);
}

/** The weather of a match. */
export function weatherText(given: Weather | undefined): string | undefined {
  if (given === undefined) return undefined;
  const { kind, temperature_c, humidity_percent, wind_ms, pressure_hpa } = given;
  return JSON.stringify({ kind, temperature_c, humidity_percent, wind_ms, pressure_hpa });
}
