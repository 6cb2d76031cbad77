import * as z from "zod/mini";
import { LOCALES, perLocale } from "./locale.ts";

/** A language of the site. */
export const Lang = z.enum(LOCALES);

/** An object with a field for each language. */
export const byLocale = <Field extends z.ZodMiniType>(field: Field) => z.object(perLocale(() => field));
