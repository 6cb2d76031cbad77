import { m } from "#messages/paraglide/messages.js";
import { PasswordField } from "./account-field.tsx";

/** A new password and its repetition. */
export function NewPasswordFields({ label }: { readonly label: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={m.account_password_hint()}
        autoComplete="new-password"
      />
      <PasswordField name="password_confirm" label={m.account_password_again()} autoComplete="new-password" />
    </>
  );
}
