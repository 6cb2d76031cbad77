import type { ReactNode } from "react";

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One entry of a description list (`dl`). */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
