import { type InputHTMLAttributes, useId } from "react";

interface PasskeyFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "autoComplete" | "defaultValue" | "maxLength"
  > {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly complaint: string | undefined;
}

/** A line of a form that a script sends: of ceremonies there are none without. Needs styles/form.css. */
export function PasskeyField({ name, label, hint, complaint, ...input }: PasskeyFieldProps) {
  const id = useId();
  const described = [complaint ? `${id}-error` : null, hint ? `${id}-hint` : null];
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-label">
        {label}
        <span aria-hidden="true"> (*)</span>
      </label>
      <div className="form-control">
        <input
          {...input}
          id={id}
          name={name}
          className="form-input"
          required
          aria-invalid={complaint ? true : undefined}
          aria-describedby={described.filter((one) => one !== null).join(" ") || undefined}
        />
      </div>
      {complaint ? (
        <p id={`${id}-error`} className="form-complaint" role="alert">
          {complaint}
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
