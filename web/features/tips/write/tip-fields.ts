import type { FormValue } from "@conform-to/react/future";
import type { FieldError } from "#shared/errors/field-error.table.ts";
import { TipForm } from "#shared/tip/tip.schema.ts";
import { type FieldErrors, firstErrors } from "#web/platform/forms/form-answer.ts";
import { parsePlay } from "./available-markets.rules.ts";

/** The values of the tip form by field name. */
type Payload = Readonly<Record<string, FormValue>>;

/** Fields of the form in order. */
export const TIP_FIELDS = ["match_id", "company_id", "play", "title", "content", "permission"] as const;

type Checked =
  | { readonly ok: true; readonly body: TipForm }
  | { readonly ok: false; readonly field_errors: FieldErrors };

/** An id in a form; undefined without one. */
const idOf = (value: FormValue | undefined): number | undefined =>
  typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;

function bodyOf({ title, content, permission, match_id, company_id, play }: Payload) {
  const parsed = typeof play === "string" ? parsePlay(play) : null;
  return {
    title,
    content,
    ...(permission === undefined ? {} : { permission }),
    match_id: idOf(match_id),
    play: parsed === null ? undefined : { ...parsed, company_id: idOf(company_id) },
  };
}

/** The form field for a path in the call's body. */
function fieldOf(path: string): string {
  if (path === "play.company_id") return "company_id";
  return path.startsWith("play") ? "play" : path;
}

/**
 * Errors of the call's body, under the form's field names. A form without a company reports the error at its company
 * even if it has no selection either: the body's schema checks the company of a selection only.
 */
export function errorsOfForm(byPath: FieldErrors, { company_id }: Payload): FieldErrors {
  const field_errors: Record<string, string[]> = {};
  for (const [path, codes] of Object.entries(byPath)) field_errors[fieldOf(path)] ??= [...codes];
  const noCompany: FieldError = "tip_company_required";
  return idOf(company_id) === undefined ? { ...field_errors, company_id: [noCompany] } : field_errors;
}

/** The parsed tip form or its errors; each field reports its first error only. */
export function checkTip(payload: Payload): Checked {
  const parsed = TipForm.safeParse(bodyOf(payload));
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, field_errors: errorsOfForm(firstErrors(parsed.error.issues), payload) };
}
