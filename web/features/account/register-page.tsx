import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailField, NickNameField, PhoneField } from "./contact-fields.tsx";
import type { CaptchaAnswer, ShownCaptcha } from "./login.server.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { RequiredNote } from "./required-note.tsx";

interface RegisterPageProps {
  readonly back: string | null;
  /** Null while the service issues none. */
  readonly captcha: ShownCaptcha | null;
  /** Error of a refused registration. */
  readonly answer: CaptchaAnswer | null;
}

/** The registration page. */
export default function RegisterPage({ back, captcha, answer }: RegisterPageProps) {
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
          <NewPasswordFields label={m.account_password()} />
          <EmailField />
          <PhoneField />
          <AccountField
            name="brand_code"
            label={m.register_brand_code()}
            hint={m.register_brand_code_hint()}
            autoComplete="off"
          />
        </AccountForm>
        <p className="account-other">
          {m.register_to_login()}{" "}
          <SiteLink to={pathWith(pathOf("login", getLocale()), { back })} className="text-link">
            {m.login_title()}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}
