import type { ReactNode } from "react";
import { useEarlyInput } from "#web/platform/form/use-early-input.ts";

interface CheckProps {
  readonly className: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A box that is ticked or not, with its words. */
export function Check({ className, checked, onToggle, children }: CheckProps) {
  const field = useEarlyInput<HTMLInputElement>(checked, onToggle);
  return (
    <label className={className}>
      <input ref={field} type="checkbox" checked={checked} onChange={onToggle} />
      {children}
    </label>
  );
}
