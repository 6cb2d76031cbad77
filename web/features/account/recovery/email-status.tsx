import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { AccountForm } from "../account-form.tsx";
import type { ProfileFormProps } from "../info-form.tsx";

/** The state of the reader's e-mail: verified, or not yet, with a form that sends the mail again. */
export function EmailStatus({
  user: { email, email_verified_at },
  answer,
}: Omit<ProfileFormProps, "hasPassword">) {
  if (email === null) return null;
  if (email_verified_at !== null)
    return (
      <p className="account-email account-verified">
        <Icon name="check" size={16} />
        <span>{m.profile_email_verified({ email })}</span>
      </p>
    );
  return (
    <div className="account-email">
      <AccountForm intent="verification" answer={answer} submit={m.profile_email_send()}>
        <p>{m.profile_email_unverified({ email })}</p>
      </AccountForm>
    </div>
  );
}
