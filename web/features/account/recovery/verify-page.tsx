import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { MailLinkForm, type MailLinkProps } from "./mail-link-form.tsx";

/** Verifies an e-mail by a mail link, once the reader presses its button. */
export default function VerifyPage({ token, state, answer }: MailLinkProps) {
  const renewal = (
    <SiteLink to={pathOf("profile", getLocale())} className="text-link">
      {m.verify_to_profile()}
    </SiteLink>
  );
  return (
    <div className="account-page">
      <PageHead title={m.verify_title()} description={m.verify_description()} isPrivate />
      <section className="panel account-panel">
        <h1 className="text-lg font-semibold">{m.verify_title()}</h1>
        <MailLinkForm intent="verify" {...{ token, state, answer, renewal }} submit={m.verify_submit()}>
          <p>{m.verify_note()}</p>
        </MailLinkForm>
      </section>
    </div>
  );
}
