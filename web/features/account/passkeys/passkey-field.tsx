import { type InputHTMLAttributes, useId, useState } from "react";
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
  const described = [fieldError ? `${id}-error` : null, hint ? `${id}-hint` : null];
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-label">
        <span>{label}</span>
        <span aria-hidden="true"> (*)</span>
      </label>
      <div className="form-control">
        <input
          {...input}
          type={isPassword && shown ? "text" : input.type}
          id={id}
          name={name}
          className="form-input"
          required
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={described.filter((one) => one !== null).join(" ") || undefined}
        />
        {isPassword ? <EyeButton label={label} shown={shown} show={show} /> : null}
      </div>
      {fieldError ? (
        <p id={`${id}-error`} className="form-error" role="alert">
          {fieldError}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
