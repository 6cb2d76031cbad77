import { type FormEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { pathWith } from "#web/platform/navigation/page-path.ts";

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
  /** For screen readers only: others see the meaning from the choice. */
  readonly isLabelHidden?: boolean;
  /** Query key of the choice. */
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly (Choice | ChoiceGroup)[];
  readonly path: string;
  /** The other keys of the query. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * One choice of many. With scripts the page stays, and a choice by pointer applies at once; arrow keys pass through the
 * choices in between, so a choice by keyboard applies with Enter or the button. Needs ui/data-table.css.
 */
export function ChoiceForm({ label, isLabelHidden, name, chosen, choices, path, query }: ChoiceFormProps) {
  const navigate = useNavigate();
  const isPointedAt = useRef(false);
  const choose = (value: string) =>
    void navigate(pathWith(path, { ...query, [name]: value }), { preventScrollReset: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(String(new FormData(event.currentTarget).get(name)));
  };
  return (
    <form action={path} className="choice-form" onSubmit={submit}>
      {Object.entries(query).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label>
        <span className={isLabelHidden ? "sr-only" : undefined}>{label}</span>
        <select
          key={chosen}
          name={name}
          defaultValue={chosen}
          onPointerDown={() => {
            isPointedAt.current = true;
          }}
          onKeyDown={({ key, currentTarget }) => {
            isPointedAt.current = false;
            if (key === "Enter") choose(currentTarget.value);
          }}
          onChange={({ currentTarget }) => {
            if (isPointedAt.current) choose(currentTarget.value);
          }}
        >
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
      <button type="submit" className="quiet-button" aria-label={m.choice_show({ label })}>
        {m.team_show()}
      </button>
    </form>
  );
}

const optionOf = ({ value, name }: Choice) => (
  <option key={value} value={value}>
    {name}
  </option>
);
