import type { ReactNode } from "react";
import { useEarlyInput } from "#web/platform/forms/use-early-input.ts";

interface CheckProps {
  readonly className: string;
  readonly checked: boolean;
  /** Receives the box's new state: the rendered one may be outdated. */
  readonly onCheck: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** A labelled checkbox. */
export function Check({ className, checked, onCheck, children }: CheckProps) {
  const take = (field: HTMLInputElement) => onCheck(field.checked);
  const field = useEarlyInput(checked, take);
  return (
    <label className={className}>
      <input
        ref={field}
        type="checkbox"
        checked={checked}
        autoComplete="off"
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {children}
    </label>
  );
}
