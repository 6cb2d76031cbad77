import { readFileSync } from "node:fs";
import { type Locale, perLocale } from "#shared/url/index.ts";

const read = (locale: Locale): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../../messages/${locale}.json`, import.meta.url), "utf8"));

/** The texts of the interface, from their files. */
export const messages = perLocale(read);
