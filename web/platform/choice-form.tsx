import { useNavigate } from "react-router";
import { m } from "#web/paraglide/messages.js";

interface Choice {
  readonly value: string;
  readonly name: string;
}

interface ChoiceFormProps {
  readonly label: string;
  readonly name: string;
  readonly chosen: string;
  /** Groups of one select; a group without a name has no heading. */
  readonly groups: readonly { readonly name: string | null; readonly choices: readonly Choice[] }[];
  /** What the address says besides. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly hrefOf: (value: string) => string;
}

/** One choice of many: with scripts it is taken at once and the page stays where it is, without them by the button. Needs styles/team.css. */
export function ChoiceForm({ label, name, chosen, groups, hidden, hrefOf }: ChoiceFormProps) {
  const navigate = useNavigate();
  return (
    <form className="team-choice">
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label>
        <span>{label}</span>
        <select
          name={name}
          value={chosen}
          onChange={({ target }) => void navigate(hrefOf(target.value), { state: { keepScroll: true } })}
        >
          {groups.map((group) => (
            <Group key={group.name} group={group} />
          ))}
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

function Group({ group: { name, choices } }: { readonly group: ChoiceFormProps["groups"][number] }) {
  const options = choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.name}
    </option>
  ));
  return name === null ? options : <optgroup label={name}>{options}</optgroup>;
}
