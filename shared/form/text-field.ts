import * as z from "zod/mini";
import type { FieldError } from "../errors/field-error.table.ts";
import { tidyName } from "./text.rules.ts";

/**
 * Fields of forms. Errors are {@link FieldError}s, validated alike in the browser, on a form without scripts and at the
 * call; each field reports its first one only.
 */

/** An error of a field that the compiler knows. */
export const fieldError = (code: FieldError): FieldError => code;

type Rule = readonly [code: FieldError, holds: (text: string) => boolean];

/** Only the first rule that a text breaks is reported. */
export const ruled = (...rules: readonly Rule[]) =>
  z.superRefine<string>((text, context) => {
    const broken = rules.find(([, holds]) => !holds(text));
    if (broken) context.addIssue({ code: "custom", message: broken[0], input: text });
  });

/** True if anything is left of a text once it is tidied. */
export const isGiven = (text: string): boolean => text !== "";

/** A required text; rules apply to its stored form, which `tidy` makes: in one line with single blanks. */
export const textField = (required: FieldError, rules: readonly Rule[] = [], tidy = tidyName) =>
  z.pipe(
    z.string(fieldError(required)),
    z.pipe(z.transform(tidy), z.string().check(ruled([required, isGiven], ...rules))),
  );
