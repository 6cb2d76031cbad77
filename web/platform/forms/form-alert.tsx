/** Why a form was refused as a whole, until the next answer (`FormFailure` goes once the reader types). Needs platform/forms/form.css. */
export function FormAlert({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <p className="form-failure" role="alert">
      {text}
    </p>
  ) : null;
}

interface FieldErrorTextProps {
  readonly id?: string;
  readonly role?: "alert" | undefined;
  readonly text: string | null | undefined;
}

/** Why a field is invalid; nothing without a text. Needs platform/forms/form.css. */
export function FieldErrorText({ text, ...props }: FieldErrorTextProps) {
  return text ? (
    <p {...props} className="form-error">
      {text}
    </p>
  ) : null;
}
