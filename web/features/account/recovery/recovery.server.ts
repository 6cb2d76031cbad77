import type { IdentityProvider } from "#shared/account/identity.table.ts";
import { isToken } from "#shared/account/session-header.ts";
import { pathOf } from "#shared/url/index.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { callsOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { submitForm } from "../submit-form.server.ts";

interface AccountOptions {
  /** True if the site sends mail. */
  readonly mail: boolean;
  /** Other sites whose accounts log in here. */
  readonly providers: readonly IdentityProvider[];
}

/** What accounts can do on this site; nothing if the service does not report it. */
export const accountOptions = (facts: RequestFacts): Promise<AccountOptions> =>
  callsOf(facts)
    .load("/oapi/v1/auth/options", {})
    .then(
      ({ data: { mail, providers = [] } }) => ({ mail, providers }),
      () => ({ mail: false, providers: [] }),
    );

/** True if the site sends mail. */
export const sendsMail = async (facts: RequestFacts): Promise<boolean> => (await accountOptions(facts)).mail;

/** The form, or the confirmation after it. */
export async function loadForgot(facts: RequestFacts, url: URL) {
  return { mail: await sendsMail(facts), isSent: url.searchParams.get("done") === "forgot" };
}

/** Requests a reset mail. */
export async function requestReset(facts: RequestFacts, fields: FormData) {
  const refused = await submitForm(facts, "forgot", fields, ({ send }, body) =>
    send("/oapi/v1/auth/forgot", body),
  );
  if (refused === null) return leadTo(pathOf("forgotPassword", facts.locale), "forgot");
  return refuse(refused.answer, refused.error?.row.status);
}

/**
 * The token in the URL of a mail link and the link's state; null if it is missing or truncated. Reading consumes
 * nothing, because mail scanners follow links too. A link that could not be checked counts as valid: its form reports
 * the error.
 */
export async function loadMailLink(facts: RequestFacts, url: URL, kind: "reset" | "verify") {
  const token = url.searchParams.get("token");
  if (token === null || !isToken(token)) return { token: null, state: null };
  const state = await callsOf(facts)
    .send("/oapi/v1/auth/link", { token, kind })
    .then(
      ({ data }) => data.state,
      () => "open" as const,
    );
  return { token, state };
}

/** Sets the new password; the visitor then logs in with it. */
export async function resetPassword(facts: RequestFacts, fields: FormData) {
  const refused = await submitForm(facts, "reset", fields, ({ send }, body) =>
    send("/oapi/v1/auth/reset", body),
  );
  if (refused === null) return leadTo(pathOf("login", facts.locale), "reset");
  return refuse(refused.answer, refused.error?.row.status);
}

/** Verifies the e-mail; redirects to the profile, or an anonymous visitor to the login page. */
export async function verifyEmail(facts: RequestFacts, fields: FormData) {
  const refused = await submitForm(facts, "verify", fields, ({ send }, body) =>
    send("/oapi/v1/auth/verify", body),
  );
  if (refused !== null) return refuse(refused.answer, refused.error?.row.status);
  const profile = pathOf("profile", facts.locale);
  const isReader = (await findReader(facts)) !== null;
  return leadTo(isReader ? profile : pathWith(pathOf("login", facts.locale), { back: profile }), "verified");
}
