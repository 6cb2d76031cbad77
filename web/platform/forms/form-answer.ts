import type { SubmissionResult } from "@conform-to/react/future";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** The result of a refused form. `Intent` is the value by which a page distinguishes its forms. */
export interface FormAnswer<Intent extends string = string> {
  readonly intent: Intent;
  /** Submitted values by field, without secret ones. */
  readonly filled: Readonly<Record<string, string>>;
  /** Codes by field; see field-label.ts. */
  readonly field_errors: Readonly<Record<string, string[]>>;
  /** The form's first invalid field. */
  readonly first_wrong: string | null;
  /** Error of the form as a whole. */
  readonly code: ErrorCode | null;
}

/** Error codes by field; valid fields have none. */
export type FieldErrors = Readonly<Record<string, string[]>>;

/** Zod's issues by path of the body with dots; the first issue of each field only. */
export function firstErrors(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldErrors {
  const field_errors: Record<string, string[]> = {};
  for (const { path, message } of issues) field_errors[path.join(".")] ??= [message];
  return field_errors;
}

/** A refused form as conform expects it: fields without a value count as present. */
export function resultOf(answer: FormAnswer | null): SubmissionResult<string[]> | null {
  if (answer === null) return null;
  const { filled, field_errors } = answer;
  const fields = [...new Set([...Object.keys(filled), ...Object.keys(field_errors)])];
  return {
    submission: { payload: { ...filled }, fields, intent: null },
    error: { formErrors: null, fieldErrors: field_errors },
  };
}
