import { AppError } from "#shared/errors/app-error.ts";
import { m } from "#web/paraglide/messages.js";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";

/** What became wrong with something that was tried with a passkey. */
export interface PasskeyFailure {
  /** Of the whole; null where single fields are wrong. */
  readonly text: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What browsers reject a ceremony with, by the name of the exception (WebAuthn Level 3, sections 5.1.3 and 5.1.4). */
function ceremonyText(thrown: unknown): string {
  const name = thrown instanceof Error ? thrown.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return m.passkey_cancelled();
  return name === "InvalidStateError" ? m.passkey_known() : m.passkey_broken();
}

/** What a reader is told of a failure: of a call, or of the ceremony in the browser. */
export function passkeyFailureOf(thrown: unknown): PasskeyFailure {
  if (!(thrown instanceof AppError)) return { text: ceremonyText(thrown), fields: {} };
  const fields = Object.fromEntries(
    Object.entries(thrown.fields ?? {}).map(([field, [complaint]]) => [field, fieldLabel(complaint)]),
  );
  const isFields = thrown.code === "validation_failed" && Object.keys(fields).length > 0;
  return { text: isFields ? null : errorLabel(thrown.code), fields };
}
