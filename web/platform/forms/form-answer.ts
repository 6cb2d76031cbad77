import type { SubmissionResult } from "@conform-to/react/future";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** The result of a refused form. `Intent` is the value by which a page distinguishes its forms. */
export interface FormAnswer<Intent extends string = string> {
  readonly intent: Intent;
  /** Submitted values by field, without secret ones. */
  readonly filled: Readonly<Record<string, string>>;
  /** Codes by field; see field-label.ts. */
  readonly complaints: Readonly<Record<string, string[]>>;
  /** The form's first invalid field. */
  readonly first_wrong: string | null;
  /** Error of the form as a whole. */
  readonly code: ErrorCode | null;
}

/** Error codes by field; valid fields have none. */
export type Complaints = Readonly<Record<string, string[]>>;

/** Zod's issues by path of the body with dots; the first issue of each field only. */
export function firstComplaints(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Complaints {
  const complaints: Record<string, string[]> = {};
  for (const { path, message } of issues) complaints[path.join(".")] ??= [message];
  return complaints;
}

/** A refused form as conform expects it: fields without a value count as present. */
export function resultOf(answer: FormAnswer | null): SubmissionResult<string[]> | null {
  if (answer === null) return null;
  const { filled, complaints } = answer;
  const fields = [...new Set([...Object.keys(filled), ...Object.keys(complaints)])];
  return {
    submission: { payload: { ...filled }, fields, intent: null },
    error: { formErrors: null, fieldErrors: complaints },
  };
}
