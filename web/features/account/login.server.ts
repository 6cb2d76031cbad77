import type { Captcha } from "#shared/account/captcha.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { backOf, callsOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { AccountAnswer } from "./form-answer.ts";
import { sendsMail } from "./recovery/recovery.server.ts";
import { submitForm } from "./submit-form.server.ts";

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

/** The question of a form that was answered right but too fast, to be sent again as it is; null for any other form. */
export function questionAnsweredEarly({ complaints }: AccountAnswer, fields: FormData): ShownCaptcha | null {
  if (!complaints.captcha?.includes("captcha_early")) return null;
  const [token, typed] = [String(fields.get("captcha_token")), String(fields.get("captcha_answer"))];
  const [first, second] = String(fields.get("captcha_terms")).split(" ").map(Number);
  if (!Number.isInteger(first) || !Number.isInteger(second)) return null;
  return { kind: "altcha", question: { token, terms: [Number(first), Number(second)] }, typed };
}

export async function logIn(facts: RequestFacts, url: URL, fields: FormData) {
  const refused = await submitForm(facts, "login", fields, ({ send }, body) =>
    send("/oapi/v1/auth/login", body),
  );
  if (refused === null) return leadTo(homeOf(facts, url), "login");
  const { answer, error } = refused;
  // Once it was asked for it is asked for again: the one that came with this form is used up.
  const isAsked = answer.complaints.captcha !== undefined || fields.has("captcha");
  const captcha = isAsked ? (questionAnsweredEarly(answer, fields) ?? (await askCaptcha(facts))) : null;
  const login: CaptchaAnswer = { ...answer, captcha };
  return refuse(login, error?.row.status);
}
