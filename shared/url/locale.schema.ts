import * as z from "zod/mini";
import { LOCALE_TABLE, LOCALES, type Locale, type NamedLocale, perLocale } from "./locale.ts";

/** A language of the site. */
export const Lang = z.enum(LOCALES);

/** An object with a field for each language. */
export const byLocale = <Field extends z.ZodMiniType>(field: Field) => z.object(perLocale(() => field));

type Named<Field extends z.ZodMiniType> = Record<NamedLocale, Field> &
  Record<Exclude<Locale, NamedLocale>, z.ZodMiniOptional<Field>>;

/** The same for texts that must be given in some languages (`needs_names`). */
export const namedByLocale = <Field extends z.ZodMiniType>(field: Field) =>
  z.object(
    perLocale((locale) => (LOCALE_TABLE[locale].needs_names ? field : z.optional(field))) as Named<Field>,
  );
