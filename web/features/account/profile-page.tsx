import { useEffect } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { AccountEvent, Me, SessionRow } from "#shared/account/account.schema.ts";
import type { LogInWays } from "#shared/account/identity.schema.ts";
import type { IdentityError } from "#shared/account/identity.table.ts";
import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { formatDate, isoInstant } from "#web/platform/i18n/format.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LogOutForm } from "#web/platform/session/log-out-form.tsx";
import { createSession, takeReader } from "#web/platform/session/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { AccountForm } from "./account-form.tsx";
import { AvatarForm } from "./avatar-form.tsx";
import { CurrentPassword } from "./current-password.tsx";
import { ChangeAlert, EventList } from "./event-list.tsx";
import type { AccountAnswer } from "./form-answer.ts";
import { InfoForm, type ProfileFormProps } from "./info-form.tsx";
import { LoginList } from "./login-list.tsx";
import { ManagedName } from "./managed-name.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasskeySection } from "./passkeys/passkey-section.tsx";
import { EmailStatus } from "./recovery/email-status.tsx";
import { SessionList } from "./session-list.tsx";

interface ProfilePageProps {
  readonly user: Me;
  readonly sessions: readonly SessionRow[];
  /** Null if the origin does not support passkeys. */
  readonly passkeys: readonly PasskeyRow[] | null;
  /** Password, Google and Zalo; null if the service does not report them. */
  readonly logins: LogInWays | null;
  /** Why linking a log-in failed; null without a failure. */
  readonly problem: IdentityError | null;
  /** Newest first; null if the service returns none. */
  readonly events: readonly AccountEvent[] | null;
  /** A change that the reader may not have made. */
  readonly alert: AccountEvent | null;
  /** True if the site sends mail, so that an e-mail can be verified. */
  readonly mail: boolean;
  readonly siteOrigin: string;
  /** Error of a refused form on the page. */
  readonly answer: AccountAnswer | null;
}

/** The profile of the reader: names, picture, password, passkeys, sessions, events and stored data (ui/user-head.css). */
export default function ProfilePage(props: ProfilePageProps) {
  const { user, sessions, passkeys, logins, problem, events, alert, mail, siteOrigin, answer } = props;
  const hasPassword = logins?.has_password ?? true;
  const { once } = usePageStores();
  useEffect(() => takeReader(once(createSession), user), [once, user]);
  return (
    <div className="account-page account-profile">
      <PageHead title={m.profile_title()} description={m.profile_description()} isPrivate />
      <Heading user={user} />
      {alert === null ? null : <ChangeAlert event={alert} />}
      <FieldGroup title={m.profile_info()}>
        <InfoForm {...{ user, hasPassword, answer }} />
        {mail ? <EmailStatus user={user} answer={answer} /> : null}
      </FieldGroup>
      <FieldGroup title={m.profile_avatar()}>
        <AvatarForm user={user} answer={answer} />
      </FieldGroup>
      <FieldGroup title={m.profile_password()} anchor="password">
        <PasswordForm {...{ user, hasPassword, answer }} />
      </FieldGroup>
      {logins === null || (logins.offered.length === 0 && logins.logins.length === 0) ? null : (
        <FieldGroup title={m.logins_title()} anchor="logins">
          <LoginList ways={logins} {...{ problem, answer }} />
        </FieldGroup>
      )}
      <PasskeySection {...{ user, passkeys, siteOrigin, hasPassword }} />
      <FieldGroup title={m.profile_sessions()}>
        <SessionList sessions={sessions} answer={answer} />
      </FieldGroup>
      {events === null ? null : (
        <FieldGroup title={m.profile_events()} anchor="events">
          <EventList events={events} />
        </FieldGroup>
      )}
      <FieldGroup title={m.profile_data()}>
        <div className="form-sheet">
          <p>
            <a href="/oapi/v1/users/me/export" download={`${user.user_name}.json`} className="text-link">
              {m.profile_export()}
            </a>
          </p>
          <p className="form-hint">{m.profile_export_hint()}</p>
        </div>
        <DeleteForm {...{ user, hasPassword, answer }} />
      </FieldGroup>
    </div>
  );
}

function Heading({ user }: Pick<ProfilePageProps, "user">) {
  return (
    <header className="panel user-head">
      <Avatar name={user.nick_name} src={user.avatar} size={64} />
      <div className="user-head-words">
        <h1 className="text-lg font-semibold">{user.nick_name}</h1>
        <p className="form-hint">{m.profile_user_name({ name: user.user_name })}</p>
        {user.brand_code === null ? null : (
          <p className="form-hint">{m.profile_brand_code({ code: user.brand_code })}</p>
        )}
        <p className="form-hint">
          <time dateTime={isoInstant(user.created_at)}>
            {m.profile_since({ day: formatDate(user.created_at) })}
          </time>
        </p>
      </div>
      <LogOutForm className="quiet-button" />
    </header>
  );
}

/** The form for changing the password. */
function PasswordForm({ user, hasPassword, answer }: ProfileFormProps) {
  return (
    <AccountForm
      intent="password"
      answer={answer}
      submit={hasPassword ? m.profile_password_submit() : m.profile_password_set()}
    >
      <ManagedName user={user} />
      {hasPassword ? null : <p>{m.profile_password_first()}</p>}
      <p className="form-hint">{m.profile_password_note()}</p>
      <CurrentPassword hasPassword={hasPassword} />
      <NewPasswordFields label={m.profile_password_new()} answer={answer} />
    </AccountForm>
  );
}

/** Deletes the account; the reader must open the form and enter the password. */
function DeleteForm({ user, hasPassword, answer }: ProfileFormProps) {
  return (
    <details className="account-delete form-fold" open={answer?.intent === "delete"}>
      <summary>{m.profile_delete()}</summary>
      <AccountForm intent="delete" answer={answer} submit={m.profile_delete_submit()} isDangerous>
        <ManagedName user={user} />
        <p>{m.profile_delete_note()}</p>
        <CurrentPassword hasPassword={hasPassword} label={m.account_password()} />
      </AccountForm>
    </details>
  );
}
