import { type ReactNode, useId } from "react";

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading of the second level. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section className="field-group panel" aria-labelledby={id}>
      <h2 id={id} className="panel-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
