import type { PersonalCalls } from "#shared/api/index.ts";
import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import { refusalBy, refusalOf, textsOf } from "#web/platform/forms/form-refusal.server.ts";
import { callsOf } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import type { AccountAnswer } from "./form-answer.ts";
import { checkForm, type TextForm } from "./form-fields.ts";

/** A refused form: by the service's `error`, or by the form's own rules before sending (null). */
export interface RefusedForm {
  readonly error: AppError | null;
  readonly answer: AccountAnswer;
}

/** Runs a form's action as the page's reader; a refusal of the call becomes the form's answer. */
export async function submitForm(
  facts: RequestFacts,
  intent: TextForm,
  fields: FormData,
  send: (calls: PersonalCalls, body: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Promise<RefusedForm | null> {
  const checked = checkForm(intent, textsOf(fields));
  if (!checked.ok) return { error: null, answer: refusalOf(intent, fields, checked.field_errors) };
  try {
    await send(callsOf(facts), checked.body);
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    return { error, answer: refusalBy(intent, fields, error) };
  }
}
