import type { QueryFieldForm } from "#shared/api/query-field-form.ts";
import { SLUG, SLUG_MAXIMUM } from "#shared/content/content.table.ts";

const NO_SLUGS = ["A", "a b", "-a", "a--b", "a_b", "../a", "đ", "a.b", "a".repeat(SLUG_MAXIMUM + 1)];
const NO_WORDS = ["nonsense", "__proto__"];
const NO_NUMBERS = ["abc", "-1", "1.5", "1e3", "0x10", " 7", "9".repeat(17), "1".repeat(2000)];

function badIntegers({ minimum, maximum }: { minimum: number; maximum: number }): string[] {
  const below = minimum > 0 ? [String(minimum - 1)] : [];
  const above = maximum < Number.MAX_SAFE_INTEGER ? [String(maximum + 1)] : [];
  return [...NO_NUMBERS, ...below, ...above];
}

/** Raw values that a field must refuse, by its declared form. */
export function badValuesOf(form: QueryFieldForm): string[] {
  if ("minimum" in form) return badIntegers(form);
  if ("enum" in form) return [...NO_WORDS, String(form.enum[0]).concat("x"), "-1"];
  if ("format" in form) return ["yesterday", "2026-02-30", "2026-13-01", "01-02-2026", "2026-1-1"];
  if ("pattern" in form && form.pattern.startsWith(SLUG.source.slice(0, 9))) return NO_SLUGS;
  if ("pattern" in form) return ["Asia/Atlantis", "+25:00", "7", "+07"];
  if ("minLength" in form) {
    const short = form.minLength > 1 ? "x".repeat(form.minLength - 1) : "  ";
    return [short, "x".repeat(form.maxLength + 1)];
  }
  const [item = ""] = badValuesOf(form.items);
  return [item, `${item},`, `,${item}`];
}

/** The first of each kind: calls parse their fields in one way, so that one stands for its kind. */
export const firstOfEach = <T>(list: readonly T[], kindOf: (item: T) => string): T[] =>
  [...Map.groupBy(list, kindOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
