import * as z from "zod/mini";
import { fieldErrors } from "#shared/api/index.ts";
import { AppError, type FieldError } from "#shared/errors/index.ts";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("validation_failed", { fields: { "(root)": ["must be JSON"] } });
  }
}

/** Validates a request body. Throws `validation_failed` with problems by field. */
export function parseForm<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(text));
  if (!parsed.success) throw new AppError("validation_failed", { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

/** The error for fields that only the service can validate: codes by field. */
export const wrongFields = (fields: Readonly<Record<string, FieldError>>): AppError =>
  new AppError("validation_failed", {
    fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, [code]])),
  });
