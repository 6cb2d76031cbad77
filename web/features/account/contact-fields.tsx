import { m } from "#messages/paraglide/messages.js";
import { AccountField, type AccountFieldProps } from "./account-field.tsx";

/** The public name. */
export function NickNameField() {
  return (
    <AccountField
      name="nick_name"
      label={m.account_nick_name()}
      hint={m.account_nick_name_hint()}
      autoComplete="nickname"
      required
    />
  );
}

export function EmailField({ hint }: Pick<AccountFieldProps, "hint">) {
  return (
    <AccountField
      name="email"
      label={m.account_email()}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="email"
    />
  );
}

export function PhoneField() {
  return (
    <AccountField name="phone" label={m.account_phone()} type="tel" inputMode="tel" autoComplete="tel" />
  );
}
