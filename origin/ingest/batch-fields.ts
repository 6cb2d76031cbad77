import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import { isDate } from "#shared/time/index.ts";
import { byLocale } from "#shared/url/locale.schema.ts";

// zod/mini has no message texts; without them every problem about a batch reads "Invalid input". Imported from its
// own module, because `z.locales` would bundle every language into the Worker.
z.config(en());

/**
 * Shared field schemas of a batch. Accepted values are stored as they are and shown on every page that uses them, so
 * values that a database, a page or a clock cannot handle are refused here.
 */

const TEXT_LENGTH = 200;

/**
 * Characters that are not text: controls, lone surrogates (SQLite would replace them, so the row could never be found
 * again), line separators, and bidirectional controls.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const text = (length: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(length),
    z.refine((value) => value === "" || value.trim() !== "", "must not be blank"),
    z.refine((value) => !UNPRINTABLE.test(value), "must not hold control characters"),
  );

/** The source's own id of an entity. */
export const ExternalId = text(TEXT_LENGTH);

/** A displayed name or word. */
export const Name = text(TEXT_LENGTH);

/** URL of a picture. It is repeated in every row that shows it, so inline pictures (`data:`) are refused. */
export const Logo = z.nullable(
  z
    .string()
    .check(
      z.maxLength(500),
      z.regex(/^(?:https?:\/)?\/[\x21-\x7e]+$/, "must be a web address, or a path of this site"),
    ),
);

/** 1800 and 2200: older than football, and far from the limits of a Date. */
const EARLIEST_S = Date.UTC(1800, 0, 1) / 1000;
const LATEST_S = Date.UTC(2200, 0, 1) / 1000;

/** A kick-off, seconds UTC. */
export const Seconds = z.int().check(z.minimum(EARLIEST_S), z.maximum(LATEST_S));

/** A moment, milliseconds UTC. */
export const Millis = z.int().check(z.nonnegative(), z.maximum(LATEST_S * 1000));

/** A day, `YYYY-MM-DD`. */
export const BatchDay = z.string().check(z.refine(isDate, "must be a day written YYYY-MM-DD"));

/** A longer displayed text. */
export const Sentence = text(1000);

/** Translation of a text: the same length limit applies. */
const translationsOf = (words: typeof Name) => byLocale(z.optional(words));
export const NameTranslations = translationsOf(Name);
export const SentenceTranslations = translationsOf(Sentence);

/** When a fact became known, milliseconds UTC. Null means the arrival of the batch. */
export const KnownAt = z.nullable(Millis);
