import { m } from "#web/paraglide/messages.js";
import { PasswordField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import type { ProfileFormProps } from "./info-form.tsx";
import { ManagedName } from "./managed-name.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** A new password for the old one. */
export function PasswordForm({ user, answer }: ProfileFormProps) {
  return (
    <AccountForm intent="password" answer={answer} submit={m.profile_password_submit()}>
      <ManagedName user={user} />
      <p className="form-hint">{m.profile_password_note()}</p>
      <PasswordField
        name="current_password"
        label={m.profile_password_current()}
        autoComplete="current-password"
      />
      <NewPasswordFields label={m.profile_password_new()} />
    </AccountForm>
  );
}
