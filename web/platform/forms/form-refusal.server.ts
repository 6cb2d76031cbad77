import type { AppError } from "#shared/errors/app-error.ts";
import type { FieldErrors, FormAnswer } from "./form-answer.ts";

/** Fields that are never rendered into a page. */
const SECRET: ReadonlySet<string> = new Set([
  "password",
  "password_confirm",
  "current_password",
  "captcha",
  "captcha_token",
  "captcha_terms",
  "captcha_answer",
]);

/** Text values of a form by field. */
export const textsOf = (fields: FormData): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/**
 * Control characters except whitespace: HTML may not hold them (its parse errors), so they would come back as another
 * text.
 */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]/gu;

/** The response to a form with invalid fields, or one that was refused as a whole. */
export function refusalOf<Intent extends string>(
  intent: Intent,
  fields: FormData,
  field_errors: FieldErrors,
  code: FormAnswer["code"] = null,
): FormAnswer<Intent> {
  const texts = Object.entries(textsOf(fields));
  return {
    intent,
    filled: Object.fromEntries(
      texts.flatMap(([name, text]) => (SECRET.has(name) ? [] : [[name, text.replaceAll(UNPRINTABLE, "")]])),
    ),
    field_errors,
    first_wrong: [...fields.keys()].find((name) => Object.hasOwn(field_errors, name)) ?? null,
    code,
  };
}

/** The same from the error of a call. */
export function refusalBy<Intent extends string>(
  intent: Intent,
  fields: FormData,
  error: AppError,
): FormAnswer<Intent> {
  const field_errors = Object.entries(error.fields ?? {}).map(([name, codes]): [string, string[]] => [
    name,
    [...codes],
  ]);
  const code = field_errors.length > 0 ? null : error.code;
  return refusalOf(intent, fields, Object.fromEntries(field_errors), code);
}
