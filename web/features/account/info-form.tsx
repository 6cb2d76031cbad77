import type { Me } from "#shared/account/account.schema.ts";
import { m } from "#web/paraglide/messages.js";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailField, NickNameField, PhoneField } from "./contact-fields.tsx";
import type { AccountAnswer } from "./form-answer.ts";
import { RequiredNote } from "./required-note.tsx";

export interface ProfileFormProps {
  readonly user: Me;
  readonly answer: AccountAnswer | null;
}

/** What the reader says of himself. */
export function InfoForm({ user, answer }: ProfileFormProps) {
  const { full_name, nick_name, email, phone } = user;
  return (
    <AccountForm
      intent="info"
      answer={answer}
      defaults={{ full_name, nick_name, email, phone }}
      submit={m.profile_info_submit()}
    >
      <RequiredNote />
      <AccountField name="full_name" label={m.account_full_name()} autoComplete="name" required />
      <NickNameField />
      <EmailField />
      <PhoneField />
    </AccountForm>
  );
}
