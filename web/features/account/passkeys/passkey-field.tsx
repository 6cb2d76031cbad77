import { type InputHTMLAttributes, useId, useState } from "react";
import { FieldRow } from "#web/platform/forms/form-field.tsx";
import { EyeButton } from "../account-field.tsx";

interface PasskeyFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "autoComplete" | "defaultValue" | "maxLength"
  > {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fieldError: string | undefined;
}

/** A row of a form that needs scripts, as passkey ceremonies do. Needs platform/forms/form.css. */
export function PasskeyField({ name, label, hint, fieldError, ...input }: PasskeyFieldProps) {
  const id = useId();
  const [shown, show] = useState(false);
  const isPassword = input.type === "password";
  const type = isPassword && shown ? "text" : input.type;
  return (
    <FieldRow
      {...{ id, label, hint, fieldError }}
      required
      isAlert
      control={(props) => <input {...input} {...props} type={type} name={name} required />}
    >
      {isPassword ? <EyeButton label={label} shown={shown} show={show} /> : null}
    </FieldRow>
  );
}
