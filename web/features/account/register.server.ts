import { pathOf } from "#shared/url/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { backOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import { askCaptcha, type CaptchaAnswer, questionAnsweredEarly } from "./login.server.ts";
import { submitForm } from "./submit-form.server.ts";

/** The form with a fresh captcha; who is logged in already has no use for it. */
export async function loadRegister(facts: RequestFacts, url: URL) {
  const reader = await findReader(facts);
  if (reader) return leadTo(backOf(url) ?? pathOf("profile", facts.locale));
  return { back: backOf(url), captcha: await askCaptcha(facts) };
}

/** Makes the account; its reader is logged in then, and sees his profile unless he was on his way to another page. */
export async function register(facts: RequestFacts, url: URL, fields: FormData) {
  const refused = await submitForm(facts, "register", fields, ({ send }, body) =>
    send("/oapi/v1/auth/register", body),
  );
  if (refused === null) return leadTo(backOf(url) ?? pathOf("profile", facts.locale), "register");
  // The captcha that came with this form is used up.
  const captcha = questionAnsweredEarly(refused.answer, fields) ?? (await askCaptcha(facts));
  const answer: CaptchaAnswer = { ...refused.answer, captcha };
  return refuse(answer, refused.error?.row.status);
}
