import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { IdentityError, IdentityProvider } from "#shared/account/identity.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { AccountField, PasswordField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { IdentityLinks } from "./identity-links.tsx";
import type { CaptchaAnswer } from "./login.server.ts";
import { PasskeyLogin } from "./passkeys/passkey-login.tsx";
import { RememberField } from "./remember-field.tsx";
import { RequiredNote } from "./required-note.tsx";

interface LoginPageProps {
  readonly back: string | null;
  readonly siteOrigin: string;
  /** Other sites whose accounts log in here. */
  readonly providers: readonly IdentityProvider[];
  /** Why a log-in by another site failed; null without a failure. */
  readonly problem: IdentityError | null;
  /** Error of a refused login. */
  readonly answer: CaptchaAnswer | null;
}

/** The login page. */
export default function LoginPage({ back, siteOrigin, providers, problem, answer }: LoginPageProps) {
  return (
    <div className="account-page">
      <PageHead title={m.login_title()} description={m.login_description()} isPrivate />
      <section className="panel account-panel">
        <h1 className="text-lg font-semibold">{m.login_title()}</h1>
        {problem === null || answer !== null ? null : (
          <div className="account-problem">
            <FormAlert text={fieldLabel(problem)} />
          </div>
        )}
        <AccountForm
          intent="login"
          answer={answer}
          back={back}
          captcha={answer?.captcha ?? null}
          submit={m.login_submit()}
          beside={
            <SiteLink to={pathOf("forgotPassword", getLocale())} className="account-forgot text-link">
              {m.login_to_forgot()}
            </SiteLink>
          }
        >
          <RequiredNote />
          <AccountField
            name="account"
            label={m.login_account()}
            hint={m.login_account_hint()}
            autoComplete="username webauthn"
            required
          />
          <PasswordField name="password" label={m.account_password()} autoComplete="current-password" />
          <RememberField />
        </AccountForm>
        <PasskeyLogin
          siteOrigin={siteOrigin}
          back={back}
          isStep={answer !== null && answer.code === "passkey_required"}
        />
        <IdentityLinks {...{ providers, back }} />
        <p className="account-switch">
          <span>{m.login_to_register()}</span>
          <SiteLink to={pathWith(pathOf("register", getLocale()), { back })} className="quiet-button">
            {m.register_title()}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}
