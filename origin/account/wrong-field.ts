import type { FieldError } from "#shared/account/index.ts";
import { AppError } from "#shared/errors/index.ts";

/** What a form is refused with whose fields only the service can judge: codes by field. */
export const wrongFields = (fields: Readonly<Record<string, FieldError>>): AppError =>
  new AppError("validation_failed", {
    fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, [code]])),
  });
