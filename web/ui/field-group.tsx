import { type ReactNode, useId } from "react";

interface FieldGroupProps {
  readonly title: string;
  /** Fragment for links to this group. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A group of fields, under a heading of the second level. */
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
