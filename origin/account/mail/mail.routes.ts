import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import type { IdentityProvider } from "#shared/account/identity.table.ts";
import { ForgotForm, MailLanguage, MailLinkForm, ResetForm, VerifyForm } from "#shared/account/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findLink, mailsOf, requestVerification, resetPassword, verifyEmail } from "./mail-link.service.ts";

type MailCall = "authOptions" | "authForgot" | "authReset" | "authLink" | "authVerify" | "usersMeEmailVerify";

/** Handlers of the site's account options, password resets and e-mail verification. */
export function mailHandlers(
  deps: AccountDeps,
  providers: readonly IdentityProvider[],
): Pick<Handlers, MailCall> {
  const { limits, chatRights } = deps;
  return {
    authOptions: async () => ({ data: { mail: deps.mails !== null, providers: [...providers] } }),

    // Does not look up the account, so that neither the response nor its duration reveals whether it exists.
    async authForgot({ readBody, caller, nowMs, defer }) {
      const { account, language } = parseForm(ForgotForm, await readBody());
      const mails = mailsOf(deps);
      await limits.check({ kind: "forgot", who: caller.address }, nowMs);
      await mails.requestReset(account, { locale: language, nowMs });
      defer(mails.send(nowMs));
      return { data: {} };
    },

    async authReset({ readBody, caller, nowMs, defer }) {
      const form = parseForm(ResetForm, await readBody());
      const userId = await resetPassword(deps, form, { caller, nowMs });
      defer(chatRights.onRightsEnded(userId));
      return { data: {} };
    },

    async authLink({ readBody, nowMs }) {
      return { data: { state: await findLink(deps, parseForm(MailLinkForm, await readBody()), nowMs) } };
    },

    async authVerify({ readBody, caller, nowMs }) {
      await verifyEmail(deps, parseForm(VerifyForm, await readBody()), { caller, nowMs });
      return { data: {} };
    },

    async usersMeEmailVerify({ readBody, reader, nowMs, defer }) {
      const { language } = parseForm(MailLanguage, await readBody());
      const user = await requestVerification(deps, reader, { locale: language, nowMs });
      defer(mailsOf(deps).send(nowMs));
      return { data: { user } };
    },
  };
}
