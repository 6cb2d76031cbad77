import { useField } from "@conform-to/react/future";
import { type ReactNode, useContext } from "react";
import { fieldLabel } from "./field-label.ts";
import { FirstWrongContext } from "./first-wrong.context.ts";

/** Attributes for the control of a field. */
export interface FieldControl {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly defaultValue: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly autoFocus: boolean;
}

interface FormFieldProps {
  readonly name: string;
  readonly label: string;
  /** A sentence about the expected value. */
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** Rendered beside the control. */
  readonly children?: ReactNode;
  readonly control: (props: FieldControl) => ReactNode;
}

/** A text field of a form: label, hint and errors. Needs platform/forms/form.css. */
export function FormField({ name, label, hint, required, children, control }: FormFieldProps) {
  const field = useField<string>(name);
  const isFirstWrong = useContext(FirstWrongContext) === name;
  const fieldError = field.errors?.[0];
  const described = [fieldError === undefined ? null : field.errorId, hint ? field.descriptionId : null];
  return (
    <div className="form-field">
      <label htmlFor={field.id} className="form-label">
        <span>{label}</span>
        {required ? <span aria-hidden="true"> (*)</span> : null}
      </label>
      <div className="form-control">
        {control({
          id: field.id,
          name,
          className: "form-input",
          defaultValue: field.defaultValue,
          "aria-invalid": fieldError === undefined ? undefined : true,
          "aria-describedby": described.filter((id) => id !== null).join(" ") || undefined,
          // The first invalid field of a refused form, also without scripts.
          autoFocus: isFirstWrong,
        })}
        {children}
      </div>
      {fieldError === undefined ? null : (
        <p id={field.errorId} className="form-error">
          {fieldLabel(fieldError)}
        </p>
      )}
      {hint ? (
        <p id={field.descriptionId} className="form-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
