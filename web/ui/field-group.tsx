import { type ReactNode, useId } from "react";

interface FieldGroupProps {
  readonly title: string;
  /** Fragment by which links of the page lead here. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading of the second level. */
export function FieldGroup({ title, anchor, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section id={anchor} className="field-group panel" aria-labelledby={id}>
      <h2 id={id} className="panel-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
