import * as z from "zod/mini";
import { fieldErrors } from "#shared/api/index.ts";
import { AppError, type FieldError } from "#shared/errors/index.ts";
import { parseJson } from "#shared/json/parse-json.ts";

/** Validates a request body. Throws `validation_failed` with problems by field. */
export function parseForm<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  const value = parseJson(text);
  if (value === undefined)
    throw new AppError("validation_failed", { fields: { "(root)": ["must be JSON"] } });
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new AppError("validation_failed", { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

/** The error for fields that only the service can validate: codes by field. */
export const wrongFields = (fields: Readonly<Record<string, FieldError>>): AppError =>
  new AppError("validation_failed", {
    fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, [code]])),
  });
