import type { Captcha } from "#shared/account/captcha.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { backOf, callsOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import type { AccountAnswer } from "./form-answer.ts";
import { sendsMail } from "./recovery/recovery.server.ts";
import { type RefusedForm, submitForm } from "./submit-form.server.ts";

type ProofOfWork = Extract<Captcha, { kind: "altcha" }>;

/** What the page shows of a captcha: the challenge itself is asked for when somebody fills the form in. */
export type ShownCaptcha =
  | Extract<Captcha, { kind: "turnstile" }>
  | (Pick<ProofOfWork, "kind" | "question"> & {
      /** Answer of the question that was typed before. */
      readonly typed?: string | undefined;
    });

/** A fresh captcha. */
export async function askCaptcha(facts: RequestFacts): Promise<ShownCaptcha> {
  const { captcha } = (await callsOf(facts).ask("/oapi/v1/captcha", {})).data;
  return captcha.kind === "altcha" ? { kind: "altcha", question: captcha.question } : captcha;
}

/** Where to after logging in: where the reader came from, else home. */
const homeOf = (facts: RequestFacts, url: URL): string => backOf(url) ?? pathOf("home", facts.locale);

/** Nothing but the form; who is logged in already has no use for it. */
export async function loadLogin(facts: RequestFacts, url: URL) {
  const [reader, mail] = await Promise.all([findReader(facts), sendsMail(facts)]);
  return reader
    ? leadTo(backOf(url) ?? pathOf("profile", facts.locale))
    : { back: backOf(url), siteOrigin: facts.site_origin, mail };
}

/** A form that was refused, with the captcha that the next try wants, if the page does not know it already. */
export interface CaptchaAnswer extends AccountAnswer {
  readonly captcha: ShownCaptcha | null;
}

/** The question that a form answers, to be sent again as it is; null for a form without one. */
function questionOf(fields: FormData): ShownCaptcha | null {
  const [token, typed] = [String(fields.get("captcha_token")), String(fields.get("captcha_answer"))];
  const [first, second] = String(fields.get("captcha_terms")).split(" ").map(Number);
  if (!Number.isInteger(first) || !Number.isInteger(second)) return null;
  return { kind: "altcha", question: { token, terms: [Number(first), Number(second)] }, typed };
}

/**
 * Chooses the captcha for the next try of a refused form. A question that is not used up stays: its answer was right but too fast, or the
 * form never reached the service. Null where the service gives no captcha now.
 */
export async function captchaAfter(
  facts: RequestFacts,
  { answer: { complaints }, error }: RefusedForm,
  fields: FormData,
): Promise<ShownCaptcha | null> {
  const isUnused =
    error === null ? complaints.captcha === undefined : complaints.captcha?.includes("captcha_early");
  const kept = isUnused ? questionOf(fields) : null;
  return kept ?? (await askCaptcha(facts).catch(() => null));
}

export async function logIn(facts: RequestFacts, url: URL, fields: FormData) {
  const refused = await submitForm(facts, "login", fields, ({ send }, body) =>
    send("/oapi/v1/auth/login", body),
  );
  if (refused === null) return leadTo(homeOf(facts, url), "login");
  const { answer, error } = refused;
  // A captcha that was asked for once is asked for again.
  const isAsked = answer.complaints.captcha !== undefined || fields.has("captcha");
  const login: CaptchaAnswer = {
    ...answer,
    captcha: isAsked ? await captchaAfter(facts, refused, fields) : null,
  };
  return refuse(login, error?.row.status);
}
