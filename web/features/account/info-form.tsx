import { m } from "#messages/paraglide/messages.js";
import type { Me } from "#shared/account/account.schema.ts";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailField, NickNameField, PhoneField } from "./contact-fields.tsx";
import { CurrentPassword } from "./current-password.tsx";
import type { AccountAnswer } from "./form-answer.ts";
import { ManagedName } from "./managed-name.tsx";
import { RequiredNote } from "./required-note.tsx";

export interface ProfileFormProps {
  readonly user: Me;
  /** False for an account of Google or Zalo that has no password yet. */
  readonly hasPassword: boolean;
  readonly answer: AccountAnswer | null;
}

/** The form for the reader's personal details. */
export function InfoForm({ user, hasPassword, answer }: ProfileFormProps) {
  const { full_name, nick_name, email, phone } = user;
  return (
    <AccountForm
      intent="info"
      answer={answer}
      defaults={{ full_name, nick_name, email, phone }}
      submit={m.profile_info_submit()}
    >
      <ManagedName user={user} />
      <RequiredNote />
      <AccountField name="full_name" label={m.account_full_name()} autoComplete="name" required />
      <NickNameField />
      <EmailField />
      <PhoneField />
      <CurrentPassword hasPassword={hasPassword} hint={m.profile_info_password_hint()} required={false} />
    </AccountForm>
  );
}
