import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { MailLinkForm, type MailLinkProps } from "./mail-link-form.tsx";

/** Sets a new password by a mail link. */
export default function ResetPage({ token, state, answer }: MailLinkProps) {
  const renewal = (
    <SiteLink to={pathOf("forgotPassword", getLocale())} className="text-link">
      {m.reset_to_forgot()}
    </SiteLink>
  );
  return (
    <div className="account-page">
      <PageHead title={m.reset_title()} description={m.reset_description()} isPrivate />
      <section className="panel account-panel">
        <h1 className="text-lg font-semibold">{m.reset_title()}</h1>
        <MailLinkForm intent="reset" {...{ token, state, answer, renewal }} submit={m.reset_submit()}>
          <p className="form-hint">{m.reset_note()}</p>
          <NewPasswordFields label={m.profile_password_new()} answer={answer} />
        </MailLinkForm>
      </section>
    </div>
  );
}
