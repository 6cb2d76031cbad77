import type { AppError } from "#shared/errors/app-error.ts";
import { m } from "#web/paraglide/messages.js";
import { errorText } from "#web/platform/errors/error-label.ts";
import { fieldText } from "#web/platform/forms/field-label.ts";
import { waitText } from "#web/platform/i18n/wait-label.ts";

type Refusal = Pick<AppError, "code" | "fields" | "retryAfterSeconds">;

/** Why something of the reader's was refused, and when he can try again. */
export function refusalText({ code, fields, retryAfterSeconds }: Refusal): string {
  const complaint = Object.values(fields ?? {})[0]?.[0];
  if (complaint !== undefined) return fieldText(complaint);
  const text = errorText(code);
  return retryAfterSeconds === undefined
    ? text
    : `${text}. ${m.comment_wait({ wait: waitText(retryAfterSeconds) })}`;
}
