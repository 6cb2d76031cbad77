import { useField } from "@conform-to/react/future";
import { Eye, EyeOff } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useContext, useState } from "react";
import { m } from "#web/paraglide/messages.js";
import { fieldText } from "./field-text.ts";
import { FirstWrongContext } from "./first-wrong.context.ts";

type Given = "type" | "autoComplete" | "inputMode" | "required" | "accept" | "onChange";

export interface AccountFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Given> {
  readonly name: string;
  readonly label: string;
  /** What is expected, in a sentence. */
  readonly hint?: string;
  /** Beside the input. */
  readonly children?: ReactNode;
}

/** A text of an account's form: its name, what is expected, and what is wrong with it. */
export function AccountField({ name, label, hint, children, ...input }: AccountFieldProps) {
  const field = useField<string>(name);
  const isFirstWrong = useContext(FirstWrongContext) === name;
  const complaint = field.errors?.[0];
  const described = [complaint === undefined ? null : field.errorId, hint ? field.descriptionId : null];
  return (
    <div className="account-field">
      <label htmlFor={field.id} className="account-label">
        {label}
        {input.required ? <span aria-hidden="true"> (*)</span> : null}
      </label>
      <div className="account-control">
        <input
          {...input}
          id={field.id}
          name={name}
          className="account-input"
          defaultValue={field.defaultValue}
          aria-invalid={complaint === undefined ? undefined : true}
          aria-describedby={described.filter((id) => id !== null).join(" ") || undefined}
          // biome-ignore lint/a11y/noAutofocus: the first field of a refused form that is wrong, also without scripts
          autoFocus={isFirstWrong}
        />
        {children}
      </div>
      {complaint === undefined ? null : (
        <p id={field.errorId} className="account-complaint">
          {fieldText(complaint)}
        </p>
      )}
      {hint ? (
        <p id={field.descriptionId} className="account-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type PasswordFieldProps = Pick<AccountFieldProps, "name" | "label" | "hint"> & {
  readonly autoComplete: "current-password" | "new-password";
};

/** A password, which can be looked at while it is written. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const name = shown ? m.account_password_hide() : m.account_password_show();
  return (
    <AccountField {...props} type={shown ? "text" : "password"} required>
      <button
        type="button"
        className="icon-button account-eye needs-script"
        aria-label={`${name}: ${props.label}`}
        title={name}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </AccountField>
  );
}
