import { useEarlyInput } from "#web/platform/forms/use-early-input.ts";

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A labelled select. */
export function Choice<Value extends string>({ label, value, values, nameOf, onChoose }: ChoiceProps<Value>) {
  const take = (field: HTMLSelectElement) => {
    const chosen = values.find((one) => one === field.value);
    if (chosen !== undefined) onChoose(chosen);
  };
  const field = useEarlyInput(value, take);
  return (
    <label className="odds-choice">
      <span>{label}</span>
      <select
        ref={field}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => take(currentTarget)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
