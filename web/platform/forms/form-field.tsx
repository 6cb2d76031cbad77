import { useField } from "@conform-to/react/future";
import { createContext, type ReactNode, useContext } from "react";
import { fieldLabel } from "./field-label.ts";
import { FieldErrorText } from "./form-alert.tsx";

/** Name of the field that gets the focus in a refused form; null for none. */
export const FirstWrongContext = createContext<string | null>(null);

/** Attributes for any control. */
interface RowControl {
  readonly id: string;
  readonly className: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** Attributes for the control of a field. */
interface FieldControl extends RowControl {
  readonly name: string;
  readonly defaultValue: string | undefined;
  readonly autoFocus: boolean;
}

interface RowProps {
  readonly label: string;
  /** A sentence about the expected value. */
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** Rendered beside the control. */
  readonly children?: ReactNode;
}

interface FormFieldProps extends RowProps {
  readonly name: string;
  readonly control: (props: FieldControl) => ReactNode;
}

/** A text field of a form. Needs platform/forms/form.css. */
export function FormField({ name, control, ...row }: FormFieldProps) {
  const { id, defaultValue, errors } = useField<string>(name);
  const isFirstWrong = useContext(FirstWrongContext) === name;
  const fieldError = errors?.[0];
  return (
    <FieldRow
      {...row}
      id={id}
      fieldError={fieldError === undefined ? undefined : fieldLabel(fieldError)}
      // The first invalid field of a refused form has the focus, also without scripts.
      control={(props) => control({ ...props, name, defaultValue, autoFocus: isFirstWrong })}
    />
  );
}

interface FieldRowProps extends RowProps {
  readonly id: string;
  readonly fieldError: string | undefined;
  /** The error is announced: it appears without a new page. */
  readonly isAlert?: boolean;
  readonly control: (props: RowControl) => ReactNode;
}

/** A row of a form: label, control, error and hint, with the ids that conform uses. */
export function FieldRow({
  id,
  label,
  hint,
  required,
  fieldError,
  isAlert,
  control,
  children,
}: FieldRowProps) {
  const described = [fieldError ? `${id}-error` : null, hint ? `${id}-description` : null];
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-label">
        <span>{label}</span>
        {required ? <span aria-hidden="true"> (*)</span> : null}
      </label>
      <div className="form-control">
        {control({
          id,
          className: "form-input",
          "aria-invalid": fieldError ? true : undefined,
          "aria-describedby": described.filter((one) => one !== null).join(" ") || undefined,
        })}
        {children}
      </div>
      <FieldErrorText id={`${id}-error`} role={isAlert ? "alert" : undefined} text={fieldError} />
      {hint ? (
        <p id={`${id}-description`} className="form-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The button that Enter presses in a field: the first of its form, without a look. */
export function DefaultSubmit({ intent }: { readonly intent: string }) {
  return (
    <button type="submit" name="intent" value={intent} className="sr-only" tabIndex={-1} aria-hidden="true" />
  );
}
