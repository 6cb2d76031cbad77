import * as z from "zod/mini";
import type { FieldError } from "../errors/field-error.table.ts";
import { tidyName } from "./text.rules.ts";

/**
 * What fields of forms are made of. Complaints are {@link FieldError}s, checked alike in the browser, on a form without
 * scripts and at the call; each field tells its first one only.
 */

/** A complaint that the compiler knows. */
export const complaint = (code: FieldError): FieldError => code;

type Rule = readonly [code: FieldError, holds: (text: string) => boolean];

/** The first rule that a text breaks is told, and no other. */
export const ruled = (...rules: readonly Rule[]) =>
  z.superRefine<string>((text, context) => {
    const broken = rules.find(([, holds]) => !holds(text));
    if (broken) context.addIssue({ code: "custom", message: broken[0], input: text });
  });

/** Whether anything is left of a text once it is tidied. */
export const isGiven = (text: string): boolean => text !== "";

/** A text that must be there; rules hold of it as it is kept, which `tidy` says: in one line with single blanks. */
export const textField = (required: FieldError, rules: readonly Rule[] = [], tidy = tidyName) =>
  z.pipe(
    z.string(complaint(required)),
    z.pipe(z.transform(tidy), z.string().check(ruled([required, isGiven], ...rules))),
  );
