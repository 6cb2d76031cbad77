import * as z from "zod/mini";
import { SLUG, SLUG_MAXIMUM } from "../content/content.table.ts";
import { composed } from "../form/text.rules.ts";
import { isDate } from "../time/date.ts";
import { OFFSETS } from "../time/offsets.table.ts";
import { zoneName } from "../time/zone-name.ts";
import { DEFAULT_LOCALE, LOCALES } from "../url/locale.ts";
import { takes } from "./query-field-form.ts";

/**
 * Query fields: raw string of the URL to typed value. Error texts are written out, because edge and browser carry none
 * of zod/mini's; each describes its values as JSON Schema.
 */

interface IntRange {
  readonly min?: number;
  readonly max?: number;
}

function wholeNumber({ min = 0, max = Number.MAX_SAFE_INTEGER }: IntRange = {}) {
  const error = `must be a whole number from ${min} to ${max}`;
  return takes(
    { type: "integer", minimum: min, maximum: max },
    z.pipe(
      z.string(error).check(z.regex(/^\d{1,16}$/, error)),
      z.pipe(z.transform(Number), z.number(error).check(z.minimum(min, error), z.maximum(max, error))),
    ),
  );
}

/** An id that must be given: `match_id=12`. */
export const idField = () => wholeNumber({ min: 1 });

/** An id that may be left out. */
export const optionalIdField = () => z.optional(wholeNumber({ min: 1 }));

/** A whole number with a default. */
export function intField(range: IntRange & { default: number }) {
  const { default: fallback } = range;
  return z._default(wholeNumber(range), fallback as never);
}

/** A calendar day, `YYYY-MM-DD`. Left out, it means today in the zone. */
export const dateField = () =>
  z.optional(
    takes(
      { type: "string", format: "date" },
      z.string().check(z.refine(isDate, "must be a day written YYYY-MM-DD")),
    ),
  );

/** A month, `YYYY-MM`. */
export const monthField = () => {
  const error = "must be a month written YYYY-MM";
  const pattern = "^[12]\\d{3}-(0[1-9]|1[0-2])$";
  return takes({ type: "string", pattern }, z.string(error).check(z.regex(new RegExp(pattern), error)));
};

/** A zone: an offset in use somewhere (`GMT+07:00` and `+07:00` mean the same), or a name of the IANA data base (`Europe/Paris`). */
export const tzField = (fallback: string) =>
  z._default(
    takes(
      {
        type: "string",
        pattern: "^((GMT|UTC)?[+-]\\d{2}:\\d{2}|GMT|UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]+){1,2})$",
      },
      z.pipe(
        z.pipe(
          z.string(),
          // A literal "+" arrives as a blank when a caller forgot to encode it.
          z.transform((raw) => raw.replace(/^(GMT|UTC)/i, "").replace(/^ /, "+") || "+00:00"),
        ),
        z
          .string()
          .check(
            z.refine(
              (tz) => OFFSETS.includes(tz) || zoneName(tz) !== null,
              "must be an offset such as +07:00 or a zone such as Europe/Paris",
            ),
          ),
      ),
    ),
    fallback as never,
  );

/** Numbers of a comma list, ascending and each once: the same question has one spelling. */
const distinctNumbers = (raw: string): number[] =>
  [...new Set(raw.split(",").map(Number))].sort((one, other) => one - other);

/** A comma list of known words: `status=ended,postponed`. */
export function listField<const Word extends string>(words: readonly Word[]) {
  return z.optional(
    takes(
      { type: "array", items: { type: "string", enum: words } },
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((raw) => [...new Set(raw.split(",").map((item) => item.trim()))].sort()),
        ),
        z.array(z.enum(words, `must be one of ${words.join(", ")}`)),
      ),
    ),
  );
}

/** A comma list of whole numbers: `hot=5,4`. */
export function intListField({ min, max }: { min: number; max: number }) {
  const error = `must be whole numbers from ${min} to ${max} with commas between them`;
  return z.optional(
    takes(
      { type: "array", items: { type: "integer", minimum: min, maximum: max } },
      z.pipe(
        z.pipe(z.string().check(z.regex(/^\d+(,\d+)*$/, error)), z.transform(distinctNumbers)),
        z.array(z.number(error).check(z.minimum(min, error), z.maximum(max, error))),
      ),
    ),
  );
}

/** Ids that must be given, with commas between them, `most` at the most: `ids=12,7`. */
export function idListField({ most }: { most: number }) {
  const error = `must be 1 to ${most} ids with commas between them`;
  return takes(
    { type: "array", items: { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
    z.pipe(
      z.pipe(
        z.string(error).check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, error)),
        z.transform(distinctNumbers),
      ),
      z.array(z.number()).check(z.maxLength(most, error)),
    ),
  );
}

/** The same, where it may be left out. */
export const optionalIdListField = (size: { most: number }) => z.optional(idListField(size));

/** Keys of a paginated call. */
export const pageFields = (limit: { default: number; max: number }) => ({
  limit: intField({ min: 1, max: limit.max, default: limit.default }),
  page: intField({ min: 1, max: 10_000, default: 1 }),
});

/** One of some words or numbers that must be given: `type=match`. */
export function requiredChoiceField<const Choice extends string | number>(choices: readonly Choice[]) {
  const byText = new Map<string, Choice>(choices.map((choice) => [String(choice), choice]));
  const error = `must be one of ${choices.join(", ")}`;
  return takes(
    { type: typeof choices[0] === "number" ? "integer" : "string", enum: choices },
    z.pipe(
      z.enum([...byText.keys()] as [string, ...string[]], error),
      z.transform((raw) => byText.get(raw) as Choice),
    ),
  );
}

/** The same with a default: `count=10`. */
export const choiceField = <const Choice extends string | number>(
  choices: readonly Choice[],
  fallback: Choice,
) => z._default(requiredChoiceField(choices), fallback as never);

/** A language of the site. Left out, it is the default one. */
export const langField = () => choiceField(LOCALES, DEFAULT_LOCALE);

/** The words of an address: `slug=ket-qua`. Those of pages may have slashes between them. */
export function slugField({ isPath = false }: { isPath?: boolean } = {}) {
  const pattern = isPath ? new RegExp(`${SLUG.source.slice(0, -1)}(?:/[a-z0-9-]+)*$`) : SLUG;
  const error = `must be small letters, digits and dashes, ${SLUG_MAXIMUM} characters at most`;
  return takes(
    { type: "string", pattern: pattern.source },
    z.string(error).check(z.maxLength(SLUG_MAXIMUM, error), z.regex(pattern, error)),
  );
}

/** The same, where it may be left out. */
export const optionalSlugField = () => z.optional(slugField());

/** A switch, off by default: `same_venue=1`. */
export const flagField = () => choiceField([0, 1], 0);

const SEARCH_MINIMUM = 3;
const TEXT_MAXIMUM = 100;

/** Names are stored composed (NFC); some keyboards send letters and their diacritics apart. */
const text = (min: number) => {
  const error = `must be ${min} to ${TEXT_MAXIMUM} characters`;
  return takes(
    { type: "string", minLength: min, maxLength: TEXT_MAXIMUM },
    z.pipe(
      z.pipe(
        z.string(error),
        z.transform((raw) => composed(raw).trim()),
      ),
      z.string().check(z.minLength(min, error), z.maxLength(TEXT_MAXIMUM, error)),
    ),
  );
};

/** Some text that may be left out. */
export const optionalTextField = () => z.optional(text(1));

/** Search term: three characters or more (product spec section 9). */
export const searchField = () => text(SEARCH_MINIMUM);
