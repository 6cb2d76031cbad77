import { data, redirect } from "react-router";
import type { Me } from "#shared/account/account.schema.ts";
import type { Done } from "#shared/account/done.table.ts";
import type { PersonalCalls } from "#shared/api/index.ts";
import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import { ownPath, pathOf } from "#shared/url/index.ts";
import { pathWith } from "#web/platform/page-path.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { FormAnswer, Intent } from "./form-answer.ts";
import { type Complaints, checkForm, type TextForm } from "./form-fields.ts";

/** Fields that are never written into a page. */
const SECRET: ReadonlySet<string> = new Set([
  "password",
  "password_confirm",
  "current_password",
  "captcha",
  "captcha_token",
  "captcha_answer",
]);

/** Codes of a reader who is not logged in, or not any more. */
const NOBODY = new Set(["login_required", "session_expired"]);

/** The calls of the page's reader. Edge gives them to every personal screen. */
export function callsOf({ account }: RequestFacts): PersonalCalls {
  if (account === null) throw new Error("this screen is not in shared/url/personal-screens.ts");
  return account;
}

/** Who reads the page; null for somebody who is not logged in. */
export async function findReader(facts: RequestFacts): Promise<Me | null> {
  try {
    return (await callsOf(facts).ask("/oapi/v1/users/me", {})).data.user;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (NOBODY.has(error.code)) return null;
    throw error;
  }
}

/** The path that an address says a reader came from, of this site; null without one. */
export const backOf = (url: URL): string | null => ownPath(url.searchParams.get("back"));

/** Leads on to a page of ours (303), which then tells what has been done. */
export function leadTo(path: string, done?: Done): Response {
  const target = new URL(path, "http://site.invalid");
  if (done) target.searchParams.set("done", done);
  return redirect(`${target.pathname}${target.search}${target.hash}`, 303);
}

/** Leads a reader who is not logged in to where he can, and back here. */
export function leadToLogin({ locale }: RequestFacts, done?: Done): Response {
  const back = pathOf("profile", locale);
  return leadTo(pathWith(pathOf("login", locale), { back }), done);
}

/** A form that is refused: the same page again, with what was filled in and what is wrong. */
export const refuse = <Answer extends FormAnswer>(answer: Answer, status = 400) => data(answer, { status });

const textsOf = (fields: FormData): [string, string][] =>
  [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));

/** The answer to a form with wrong fields, or one that came to nothing as a whole. */
export function refusalOf(
  intent: Intent,
  fields: FormData,
  complaints: Complaints,
  code: FormAnswer["code"] = null,
): FormAnswer {
  return {
    intent,
    filled: Object.fromEntries(textsOf(fields).filter(([name]) => !SECRET.has(name))),
    complaints,
    first_wrong: [...fields.keys()].find((name) => Object.hasOwn(complaints, name)) ?? null,
    code,
  };
}

/** The same, by what a call was refused with. */
export function refusalBy(intent: Intent, fields: FormData, error: AppError): FormAnswer {
  const complaints = Object.entries(error.fields ?? {}).map(([name, codes]): [string, string[]] => [
    name,
    [...codes],
  ]);
  const code = complaints.length > 0 ? null : error.code;
  return refusalOf(intent, fields, Object.fromEntries(complaints), code);
}

/** Does what a form is for, as the page's reader; what the call is refused with becomes the form's answer. */
export async function submitForm(
  facts: RequestFacts,
  intent: TextForm,
  fields: FormData,
  send: (calls: PersonalCalls, body: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Promise<{ readonly error: AppError | null; readonly answer: FormAnswer } | null> {
  const checked = checkForm(intent, Object.fromEntries(textsOf(fields)));
  if (!checked.ok) return { error: null, answer: refusalOf(intent, fields, checked.complaints) };
  try {
    await send(callsOf(facts), checked.body);
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.row.log === "error") console.error(`form ${intent} ${facts.request_id}`, error);
    return { error, answer: refusalBy(intent, fields, error) };
  }
}

/** Whether a call was refused because nobody is logged in any more. */
export const isNobody = (error: AppError | null): boolean => error !== null && NOBODY.has(error.code);
