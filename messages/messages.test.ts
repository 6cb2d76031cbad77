import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFAULT_LOCALE, LOCALES } from "#shared/url/index.ts";

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

function textsOf(locale: string): Map<string, string> {
  const catalogue: unknown = JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), "utf8"));
  const rows = Object.entries(Object(catalogue)).filter(([key]) => key !== "$schema");
  // A text with plurals is an object.
  return new Map(rows.map(([key, text]) => [key, typeof text === "string" ? text : JSON.stringify(text)]));
}
const keysOf = (locale: string): string[] => [...textsOf(locale).keys()];

/** Names of what a text is filled with: `{name}`, and `{count}` of one with plurals. */
const filledWith = (text: string | undefined): string[] =>
  [...new Set([...(text ?? "").matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""))].toSorted();
/** The last sixteen are "vòng 1/8": one language counts teams, the other ties. */
const FILLED_OTHERWISE = ["round_of"];

/** A count, and within three words a noun in the plural. */
const COUNTED = /\{(?:count|goals|hours|played|points)\}(?: [a-z]+){0,2} [a-z]+s\b/;
/** Texts whose count is never 1, or does not count the noun. */
const NEVER_ONE = [
  "experts_sort_few",
  "favourites_removed_many",
  "odds_score_company_count",
  "record_few_hint",
  "team_place_record",
  "write_field_content_hint",
];

const sources = ["web", "edge", "origin"]
  .map((folder) => new URL(`../${folder}/`, import.meta.url))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
      .map((path) => readFileSync(new URL(path, folder), "utf8")),
  )
  .join("\n");

describe("messages", () => {
  it.each(OTHERS)("of the default language exist in %s", (locale) => {
    expect(keysOf(locale).toSorted()).toEqual(keysOf(DEFAULT_LOCALE).toSorted());
  });

  it.each(OTHERS)("say the same things in %s", (locale) => {
    const texts = textsOf(locale);
    const unlike = [...textsOf(DEFAULT_LOCALE)].filter(
      ([key, text]) =>
        !FILLED_OTHERWISE.includes(key) && filledWith(text).join() !== filledWith(texts.get(key)).join(),
    );
    expect(unlike.map(([key]) => key)).toEqual([]);
  });

  it("of counts have a singular in English", () => {
    const english: Record<string, unknown> = JSON.parse(
      readFileSync(new URL("./en.json", import.meta.url), "utf8"),
    );
    const plain = Object.entries(english).filter(
      ([, text]) => typeof text === "string" && COUNTED.test(text),
    );
    expect(plain.map(([key]) => key).filter((key) => !NEVER_ONE.includes(key))).toEqual([]);
  });

  it("are all used", () => {
    const used = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
    expect(keysOf(DEFAULT_LOCALE).filter((key) => !used.has(key))).toEqual([]);
  });
});
