import type { ReactNode } from "react";

interface FieldProps {
  readonly label: string;
  /** The control. */
  readonly children: ReactNode;
}

/** A form control with its label. */
export function Field({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label>
      <span>{label}</span>
      {children}
    </label>
  );
}
