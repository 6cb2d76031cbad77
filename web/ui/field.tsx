import type { ReactNode } from "react";

interface FieldProps {
  readonly label: string;
  /** The control. */
  readonly children: ReactNode;
}

/** A control of a form with its name. */
export function Field({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label>
      <span>{label}</span>
      {children}
    </label>
  );
}
