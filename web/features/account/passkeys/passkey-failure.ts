import { m } from "#messages/paraglide/messages.js";
import { AppError } from "#shared/errors/app-error.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";

/** Failure of a passkey operation. */
export interface PasskeyFailure {
  /** Message for the whole form; null when single fields are wrong. */
  readonly text: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** Messages of browser rejections, by exception name (WebAuthn Level 3, sections 5.1.3 and 5.1.4). */
function ceremonyText(thrown: unknown): string {
  const name = thrown instanceof Error ? thrown.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return m.passkey_cancelled();
  return name === "InvalidStateError" ? m.passkey_known() : m.passkey_broken();
}

/** The message for a failed call or a failed browser ceremony. */
export function passkeyFailureOf(thrown: unknown): PasskeyFailure {
  if (!(thrown instanceof AppError)) return { text: ceremonyText(thrown), fields: {} };
  const fields = Object.fromEntries(
    Object.entries(thrown.fields ?? {}).map(([field, [fieldError]]) => [field, fieldLabel(fieldError)]),
  );
  const isFields = thrown.code === "validation_failed" && Object.keys(fields).length > 0;
  return { text: isFields ? null : errorLabel(thrown.code), fields };
}
