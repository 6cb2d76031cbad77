import { type ReactNode, useId } from "react";

interface FieldProps {
  readonly label: string;
  /** A sentence about its effect, where the label is not enough. */
  readonly hint?: string | undefined;
}

interface SwitchFieldProps extends FieldProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch. */
export function SwitchField({ label, hint, checked, disabled, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-text">
        <span>{label}</span>
        <Hint id={`${id}-hint`}>{hint}</Hint>
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="field-switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  readonly value: Value;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  /** Rendered beside the choice. */
  readonly children?: ReactNode;
}

/** A choice of one of several words or numbers. */
export function SelectField<Value extends string | number>({
  label,
  hint,
  value,
  values,
  nameOf,
  onChange,
  children,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-text">
        <span>{label}</span>
        <Hint id={`${id}-hint`}>{hint}</Hint>
      </label>
      <span className="field-control">
        {children}
        <select
          id={id}
          className="field-select"
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => {
            const chosen = values.find((one) => String(one) === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

interface ChecksFieldProps<Value extends string> extends FieldProps {
  readonly chosen: readonly Value[];
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  /** Receives the chosen values, in the order of `values`. */
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** A choice of any of several words. */
export function ChecksField<Value extends string>(props: ChecksFieldProps<Value>) {
  const { label, hint, chosen, values, nameOf, onChange } = props;
  const id = useId();
  return (
    // A fieldset's legend would stand in its line.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-labelledby={id} className="field field-checks">
      <p className="field-text">
        <span id={id}>{label}</span>
        <Hint>{hint}</Hint>
      </p>
      <div className="field-boxes">
        {values.map((value) => (
          <label key={value} className="field-box">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
              }
            />
            <span>{nameOf(value)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function Hint({ id, children }: { readonly id?: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <span id={id} className="field-hint">
      {children}
    </span>
  );
}
