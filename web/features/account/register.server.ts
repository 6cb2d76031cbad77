import { pathOf } from "#shared/url/index.ts";
import { backOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { type CaptchaAnswer, captchaAfter, loadCaptcha } from "./login.server.ts";
import { accountOptions } from "./recovery/recovery.server.ts";
import { submitForm } from "./submit-form.server.ts";

/**
 * Issues a fresh captcha for the form; redirects a logged-in reader. The form renders without a captcha while the
 * service is down: a refused form comes back on this page, and an error page would lose its fields.
 */
export async function loadRegister(facts: RequestFacts, url: URL) {
  const reader = await findReader(facts).catch(() => null);
  if (reader) return leadTo(backOf(url) ?? pathOf("profile", facts.locale));
  const [captcha, options] = await Promise.all([loadCaptcha(facts).catch(() => null), accountOptions(facts)]);
  return { back: backOf(url), ...options, captcha };
}

/** Creates the account and logs the reader in, then redirects to their profile or to the page they were heading for. */
export async function register(facts: RequestFacts, url: URL, fields: FormData) {
  const refused = await submitForm(facts, "register", fields, ({ send }, body) =>
    send("/oapi/v1/auth/register", body),
  );
  if (refused === null) return leadTo(backOf(url) ?? pathOf("profile", facts.locale), "register");
  const captcha = await captchaAfter(facts, refused, fields);
  // If the form lacks a captcha that the service cannot issue, the whole form reports it: no field can.
  const isLacking = captcha === null && refused.answer.field_errors.captcha !== undefined;
  const code = isLacking ? "upstream_unavailable" : refused.answer.code;
  const answer: CaptchaAnswer = { ...refused.answer, code, captcha };
  return refuse(answer, refused.error?.row.status);
}
