import { m } from "#messages/paraglide/messages.js";
import { PasswordField } from "./account-field.tsx";
import type { AccountAnswer } from "./form-answer.ts";

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly answer: AccountAnswer | null;
}

/** A new password. Its repetition is shown only if a request that sent one was refused for it. */
export function NewPasswordFields({ label, answer }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={m.account_password_hint()}
        autoComplete="new-password"
      />
      {answer?.field_errors.password_confirm === undefined ? null : (
        <PasswordField
          name="password_confirm"
          label={m.account_password_again()}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
