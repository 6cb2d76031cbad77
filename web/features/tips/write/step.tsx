import { useField } from "@conform-to/react/future";
import { type ComponentProps, type ReactNode, useContext } from "react";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FirstWrongContext } from "#web/platform/forms/form-field.tsx";

interface StepProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A step of the form. */
export function Step({ id, title, children }: StepProps) {
  return (
    <section className="panel write-step" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Error of a choice; its id is that of the field's error. */
export function ChoiceError({ name }: { readonly name: string }) {
  const { errors, errorId } = useField(name);
  const isFirstWrong = useContext(FirstWrongContext) === name;
  const fieldError = errors?.[0];
  if (fieldError === undefined) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the first field of a refused form that is wrong, also without scripts
    <p id={errorId} className="form-error" role="alert" tabIndex={-1} autoFocus={isFirstWrong}>
      {fieldLabel(fieldError)}
    </p>
  );
}

interface ChoiceButtonProps extends Omit<ComponentProps<"button">, "formAction"> {
  /** The form's next page: its address holds the choice. */
  readonly to: string;
}

/** A submit button that only chooses: typed text stays, and nothing is validated. */
export const ChoiceButton = ({ to, ...button }: ChoiceButtonProps) => (
  <button {...button} type="submit" name="intent" value="show" formAction={to} formNoValidate />
);
