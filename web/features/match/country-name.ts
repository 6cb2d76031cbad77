import type { CountryRef } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";

const names: Readonly<Record<string, () => string>> = {
  INT: m.country_INT,
  ENG: m.country_ENG,
  ESP: m.country_ESP,
  ITA: m.country_ITA,
  GER: m.country_GER,
  FRA: m.country_FRA,
  EUR: m.country_EUR,
  VIE: m.country_VIE,
};

/** A competition's country in the page's language, or as its source writes it. */
export const countryName = (country: CountryRef): string => names[country.code]?.() ?? country.name;
