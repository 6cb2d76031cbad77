import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import { isDate } from "#shared/time/index.ts";

// zod/mini carries no texts; without them every complaint about a batch reads "Invalid input". Imported from its
// own module, because `z.locales` would bring every language into the Worker.
z.config(en());

/**
 * Fields that many rows of a batch have. What is taken here is stored as it is and shown on every page that names
 * it, so whatever a database, a page or a clock cannot hold is refused at the door.
 */

const TEXT_LENGTH = 200;

/**
 * Characters that are no text: controls, halves of a surrogate pair (SQLite stores another character in their
 * place, so the row would never be found again), line separators, and marks that turn the text after them around.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const text = (length: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(length),
    z.refine((value) => value === "" || value.trim() !== "", "must not be blank"),
    z.refine((value) => !UNPRINTABLE.test(value), "must not hold control characters"),
  );

/** The source's own id of a thing. */
export const ExternalId = text(TEXT_LENGTH);

/** A name or word that readers see. */
export const Name = text(TEXT_LENGTH);

/** Address of a picture. It travels with every row that shows it, so pictures themselves (`data:`) are not taken. */
export const Logo = z.nullable(
  z
    .string()
    .check(
      z.maxLength(500),
      z.regex(/^(?:https?:\/)?\/[\x21-\x7e]+$/, "must be a web address, or a path of this site"),
    ),
);

/** 1800 and 2200: older than football, and far from the end of what a Date can hold. */
const EARLIEST_S = Date.UTC(1800, 0, 1) / 1000;
const LATEST_S = Date.UTC(2200, 0, 1) / 1000;

/** A kick-off, seconds UTC. */
export const Seconds = z.int().check(z.minimum(EARLIEST_S), z.maximum(LATEST_S));

/** A moment, milliseconds UTC. */
export const Millis = z.int().check(z.nonnegative(), z.maximum(LATEST_S * 1000));

/** A day, `YYYY-MM-DD`. */
export const BatchDay = z.string().check(z.refine(isDate, "must be a day written YYYY-MM-DD"));

/** A longer text that readers see. */
export const Sentence = text(1000);

/** What readers of a language see in place of a text: as long as the text may be. */
const translationsOf = (words: typeof Name) => z.object({ vi: z.optional(words), en: z.optional(words) });
export const NameTranslations = translationsOf(Name);
export const SentenceTranslations = translationsOf(Sentence);

/** When a fact became known, milliseconds UTC. Null stands for the arrival of the batch. */
export const KnownAt = z.nullable(Millis);
