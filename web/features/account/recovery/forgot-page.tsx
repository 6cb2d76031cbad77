import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { AccountField } from "../account-field.tsx";
import { AccountForm } from "../account-form.tsx";
import type { AccountAnswer } from "../form-answer.ts";

interface ForgotPageProps {
  /** True if the site sends mail. */
  readonly mail: boolean;
  /** A request was just accepted. */
  readonly isSent: boolean;
  /** Error of a refused request. */
  readonly answer: AccountAnswer | null;
}

/** Requests a mail with a reset link and explains the next step; the answer is the same for every account name. */
export default function ForgotPage({ mail, isSent, answer }: ForgotPageProps) {
  const locale = getLocale();
  return (
    <div className="account-page">
      <PageHead title={m.forgot_title()} description={m.forgot_description()} isPrivate />
      <section className="panel account-panel">
        <h1 className="text-lg font-semibold">{m.forgot_title()}</h1>
        {mail ? isSent ? <Sent /> : <ForgotForm answer={answer} /> : <NoMail />}
        <p className="account-other">
          <SiteLink to={pathOf("login", locale)} className="text-link">
            {m.forgot_to_login()}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

function ForgotForm({ answer }: Pick<ForgotPageProps, "answer">) {
  return (
    <AccountForm intent="forgot" answer={answer} submit={m.forgot_submit()}>
      <p>{m.forgot_note()}</p>
      <AccountField
        name="account"
        label={m.login_account()}
        hint={m.forgot_account_hint()}
        autoComplete="username"
        required
      />
    </AccountForm>
  );
}

function Sent() {
  return (
    <>
      <div className="form-sheet">
        <p>{m.forgot_sent()}</p>
        <p className="form-hint">{m.forgot_sent_hint()}</p>
      </div>
      <p className="account-other">
        <SiteLink to={pathOf("forgotPassword", getLocale())} className="text-link">
          {m.forgot_again()}
        </SiteLink>
      </p>
    </>
  );
}

function NoMail() {
  return (
    <div className="form-sheet">
      <p>{m.forgot_no_mail()}</p>
    </div>
  );
}
