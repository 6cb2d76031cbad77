import { m } from "#web/paraglide/messages.js";
import { PasswordField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import type { ProfileFormProps } from "./info-form.tsx";
import { ManagedName } from "./managed-name.tsx";

/** Deletes the account, once the reader has opened it and said who he is. */
export function DeleteForm({ user, answer }: ProfileFormProps) {
  return (
    <details className="account-delete form-fold" open={answer?.intent === "delete"}>
      <summary>{m.profile_delete()}</summary>
      <AccountForm intent="delete" answer={answer} submit={m.profile_delete_submit()} isDangerous>
        <ManagedName user={user} />
        <p>{m.profile_delete_note()}</p>
        <PasswordField name="current_password" label={m.account_password()} autoComplete="current-password" />
      </AccountForm>
    </details>
  );
}
