import type { Captcha } from "#shared/account/captcha.schema.ts";
import { type IdentityError, isIdentityError } from "#shared/account/identity.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { backOf, callsOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import type { AccountAnswer } from "./form-answer.ts";
import { accountOptions } from "./recovery/recovery.server.ts";
import { type RefusedForm, submitForm } from "./submit-form.server.ts";

type ProofOfWork = Extract<Captcha, { kind: "altcha" }>;

/** The captcha as the page renders it; the challenge itself is requested when the reader fills in the form. */
export type ShownCaptcha =
  | Extract<Captcha, { kind: "turnstile" }>
  | (Pick<ProofOfWork, "kind" | "question"> & {
      /** The earlier answer to the question. */
      readonly typed?: string | undefined;
    });

/** A fresh captcha. */
export async function loadCaptcha(facts: RequestFacts): Promise<ShownCaptcha> {
  const { captcha } = (await callsOf(facts).load("/oapi/v1/captcha", {})).data;
  return captcha.kind === "altcha" ? { kind: "altcha", question: captcha.question } : captcha;
}

/** Target after login: the page the reader came from, or else home. */
const homeOf = (facts: RequestFacts, url: URL): string => backOf(url) ?? pathOf("home", facts.locale);

/** Why a log-in or a link by another site failed, by the URL; null without a failure. */
export function problemOf(url: URL): IdentityError | null {
  const reason = url.searchParams.get("field");
  return isIdentityError(reason) ? reason : null;
}

/** Renders only the form; a logged-in reader is redirected. */
export async function loadLogin(facts: RequestFacts, url: URL) {
  const [reader, { providers }] = await Promise.all([findReader(facts), accountOptions(facts)]);
  return reader
    ? leadTo(backOf(url) ?? pathOf("profile", facts.locale))
    : { back: backOf(url), siteOrigin: facts.site_origin, providers, problem: problemOf(url) };
}

/** A refused form, with the captcha of the next attempt if the page does not have it. */
export interface CaptchaAnswer extends AccountAnswer {
  readonly captcha: ShownCaptcha | null;
}

/** The question that a form answers, to be sent back unchanged; null for a form without one. */
function questionOf(fields: FormData): ShownCaptcha | null {
  const [token, typed] = [String(fields.get("captcha_token")), String(fields.get("captcha_answer"))];
  const [first, second] = String(fields.get("captcha_terms")).split(" ").map(Number);
  if (!Number.isInteger(first) || !Number.isInteger(second)) return null;
  return { kind: "altcha", question: { token, terms: [Number(first), Number(second)] }, typed };
}

/**
 * Chooses the captcha for the next attempt of a refused form. An unused question stays: its answer was correct but too
 * fast, or the form never reached the service. Null when the service issues no captcha now.
 */
export async function captchaAfter(
  facts: RequestFacts,
  { answer: { field_errors }, error }: RefusedForm,
  fields: FormData,
): Promise<ShownCaptcha | null> {
  const isUnused =
    error === null ? field_errors.captcha === undefined : field_errors.captcha?.includes("captcha_early");
  const kept = isUnused ? questionOf(fields) : null;
  return kept ?? (await loadCaptcha(facts).catch(() => null));
}

export async function logIn(facts: RequestFacts, url: URL, fields: FormData) {
  const refused = await submitForm(facts, "login", fields, ({ send }, body) =>
    send("/oapi/v1/auth/login", body),
  );
  if (refused === null) return leadTo(homeOf(facts, url), "login");
  const { answer, error } = refused;
  // Once required, a captcha stays required.
  const needsCaptcha = answer.field_errors.captcha !== undefined || fields.has("captcha");
  const login: CaptchaAnswer = {
    ...answer,
    captcha: needsCaptcha ? await captchaAfter(facts, refused, fields) : null,
  };
  return refuse(login, error?.row.status);
}
