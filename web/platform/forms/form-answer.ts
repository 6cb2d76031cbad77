import type { SubmissionResult } from "@conform-to/react/future";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** What a form that was refused comes back with. `Intent` is the word by which its page tells its forms apart. */
export interface FormAnswer<Intent extends string = string> {
  readonly intent: Intent;
  /** What was filled in, by field; without what is secret. */
  readonly filled: Readonly<Record<string, string>>;
  /** Codes by field; see field-label.ts. */
  readonly complaints: Readonly<Record<string, string[]>>;
  /** The first of the form's fields that is wrong. */
  readonly first_wrong: string | null;
  /** What went wrong with the form as a whole. */
  readonly code: ErrorCode | null;
}

/** Complaints by field; none for what is right. */
export type Complaints = Readonly<Record<string, string[]>>;

/** What zod finds wrong, by path of the body with dots; of each its first complaint only. */
export function firstComplaints(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Complaints {
  const complaints: Record<string, string[]> = {};
  for (const { path, message } of issues) complaints[path.join(".")] ??= [message];
  return complaints;
}

/** A refused form as conform knows it: what is not filled in was there all the same. */
export function resultOf(answer: FormAnswer | null): SubmissionResult<string[]> | null {
  if (answer === null) return null;
  const { filled, complaints } = answer;
  const fields = [...new Set([...Object.keys(filled), ...Object.keys(complaints)])];
  return {
    submission: { payload: { ...filled }, fields, intent: null },
    error: { formErrors: null, fieldErrors: complaints },
  };
}
