import { m } from "#messages/paraglide/messages.js";
import type { AppError } from "#shared/errors/app-error.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { waitLabel } from "#web/platform/i18n/wait-label.ts";

type Refusal = Pick<AppError, "code" | "fields" | "retryAfterSeconds">;

/** The label of a refusal: its reason, and when the reader can retry. */
export function refusalLabel({ code, fields, retryAfterSeconds }: Refusal): string {
  const fieldError = Object.values(fields ?? {})[0]?.[0];
  if (fieldError !== undefined) return fieldLabel(fieldError);
  const text = errorLabel(code);
  return retryAfterSeconds === undefined
    ? text
    : `${text}. ${m.comment_wait({ wait: waitLabel(retryAfterSeconds) })}`;
}
