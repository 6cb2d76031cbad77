import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { FormField } from "#web/platform/forms/form-field.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Given = "type" | "autoComplete" | "inputMode" | "required" | "accept" | "onChange";

export interface AccountFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Given> {
  readonly name: string;
  readonly label: string;
  /** One sentence about the expected input. */
  readonly hint?: string | undefined;
  /** Beside the input. */
  readonly children?: ReactNode;
}

/** A labelled row of an account form. */
export function AccountField({ name, label, hint, children, ...input }: AccountFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      required={input.required}
      control={(props) => <input {...input} {...props} />}
    >
      {children}
    </FormField>
  );
}

type PasswordFieldProps = Pick<AccountFieldProps, "name" | "label" | "hint"> & {
  readonly autoComplete: "current-password" | "new-password";
  /** False where the form needs it for some changes only. */
  readonly required?: boolean;
};

/** A password field whose text can be shown while typing. */
export function PasswordField({ required = true, ...props }: PasswordFieldProps) {
  const [shown, show] = useState(false);
  return (
    <AccountField {...props} type={shown ? "text" : "password"} required={required}>
      <EyeButton label={props.label} shown={shown} show={show} />
    </AccountField>
  );
}

interface EyeButtonProps {
  /** Of the password's field. */
  readonly label: string;
  readonly shown: boolean;
  readonly show: (shown: boolean) => void;
}

/** Toggles the visibility of the password. Its name stays the same: `aria-pressed` tells the state. */
export function EyeButton({ label, shown, show }: EyeButtonProps) {
  const name = m.account_password_show();
  return (
    <button
      type="button"
      className="icon-button account-eye needs-script"
      aria-label={`${name}: ${label}`}
      aria-pressed={shown}
      title={name}
      onClick={() => show(!shown)}
    >
      <Icon name={shown ? "eye-off" : "eye"} size={20} />
    </button>
  );
}
