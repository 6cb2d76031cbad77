import { m } from "#web/paraglide/messages.js";

interface SelectFormProps {
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  /** What the address says besides. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** One choice of many as a form: with scripts a choice is taken at once, without them by the button. */
export function SelectForm({ action, name, label, chosen, choices, hidden }: SelectFormProps) {
  return (
    <form action={action} className="select-form">
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label>
        <span className="sr-only">{label}</span>
        <select
          name={name}
          defaultValue={chosen}
          className="select-field"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="quiet-button">
        {m.league_season_show()}
      </button>
    </form>
  );
}
