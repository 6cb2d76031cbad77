import { useNavigate } from "react-router";
import { m } from "#web/paraglide/messages.js";
import { pathWith } from "./page-path.ts";

interface Choice {
  readonly value: string;
  readonly name: string;
}

interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

interface ChoiceFormProps {
  readonly label: string;
  /** For those who listen only: what is chosen tells all others. */
  readonly isLabelHidden?: boolean;
  /** Key of the choice in the address. */
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly (Choice | ChoiceGroup)[];
  readonly path: string;
  /** What the address says besides. */
  readonly query: Readonly<Record<string, string>>;
}

/** One choice of many: with scripts it is taken at once and the page stays where it is, without them by the button. Needs styles/data-table.css. */
export function ChoiceForm({ label, isLabelHidden, name, chosen, choices, path, query }: ChoiceFormProps) {
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate(pathWith(path, { ...query, [name]: value }), { state: { keepScroll: true } });
  return (
    <form action={path} className="choice-form">
      {Object.entries(query).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label>
        <span className={isLabelHidden ? "sr-only" : undefined}>{label}</span>
        <select name={name} value={chosen} onChange={({ target }) => choose(target.value)}>
          {choices.map((one) =>
            "choices" in one ? (
              <optgroup key={one.name} label={one.name}>
                {one.choices.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(one)
            ),
          )}
        </select>
      </label>
      <noscript>
        <button type="submit" className="quiet-button">
          {m.team_show()}
        </button>
      </noscript>
    </form>
  );
}

const optionOf = ({ value, name }: Choice) => (
  <option key={value} value={value}>
    {name}
  </option>
);
