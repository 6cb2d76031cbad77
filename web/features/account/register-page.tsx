import { useField } from "@conform-to/react/future";
import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { IdentityProvider } from "#shared/account/identity.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailField, NickNameField, PhoneField } from "./contact-fields.tsx";
import { IdentityLinks } from "./identity-links.tsx";
import type { CaptchaAnswer, ShownCaptcha } from "./login.server.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { RequiredNote } from "./required-note.tsx";

interface RegisterPageProps {
  readonly back: string | null;
  /** True if the site sends mail, so that an e-mail helps with a forgotten password. */
  readonly mail: boolean;
  /** Other sites whose accounts log in here. */
  readonly providers: readonly IdentityProvider[];
  /** Null while the service issues none. */
  readonly captcha: ShownCaptcha | null;
  /** Error of a refused registration. */
  readonly answer: CaptchaAnswer | null;
}

/**
 * The registration page: four fields. A phone number is added on the profile; the field is shown only if a request that
 * sent one was refused for it.
 */
export default function RegisterPage({ back, mail, providers, captcha, answer }: RegisterPageProps) {
  return (
    <div className="account-page">
      <PageHead title={m.register_title()} description={m.register_description()} isPrivate />
      <section className="panel account-panel">
        <h1 className="text-lg font-semibold">{m.register_title()}</h1>
        <AccountForm
          intent="register"
          answer={answer}
          back={back}
          captcha={answer?.captcha ?? captcha}
          submit={m.register_submit()}
        >
          <RequiredNote />
          <AccountField
            name="user_name"
            label={m.register_user_name()}
            hint={m.register_user_name_hint()}
            autoComplete="username"
            required
          />
          <NickNameField />
          <EmailField hint={mail ? m.register_email_hint() : undefined} />
          <NewPasswordFields label={m.account_password()} answer={answer} />
          {answer?.field_errors.phone === undefined ? null : <PhoneField />}
          <BrandCodeField />
        </AccountForm>
        <IdentityLinks {...{ providers, back }} />
        <p className="account-switch">
          <span>{m.register_to_login()}</span>
          <SiteLink to={pathWith(pathOf("login", getLocale()), { back })} className="quiet-button">
            {m.login_title()}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

/** The brand code, which few readers have: folded until it is prefilled, invalid or opened. */
function BrandCodeField() {
  const { defaultValue, errors } = useField<string>("brand_code");
  const [isOpen, setOpen] = useState(Boolean(defaultValue));
  return (
    <details
      className="account-fold"
      open={isOpen || errors !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="text-link">{m.register_brand_code_open()}</summary>
      <AccountField
        name="brand_code"
        label={m.register_brand_code()}
        hint={m.register_brand_code_hint()}
        autoComplete="off"
      />
    </details>
  );
}
