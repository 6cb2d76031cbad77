import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { useEarlyInput } from "./use-early-input.ts";

interface Choice {
  /** Empty for no key in the query. */
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

/** A choice by keys applies when they have rested this long. */
const KEY_PAUSE_MS = 600;

/**
 * Applies the value of a select to the URL. Windows and Linux browsers report a `change` for each arrow key on a closed
 * select, so a choice by keys waits until they rest, or for Enter or the loss of focus. The select keeps the focus. The
 * first choice after focusing it is a history entry, and later ones replace it: "back" leaves the whole walk.
 */
function useApplying(chosen: string, apply: (value: string, replace: boolean) => void) {
  const [value, setValue] = useState(chosen);
  const [wasChosen, setWasChosen] = useState(chosen);
  const isByKeys = useRef(false);
  const hasPushed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const select = useEarlyInput(chosen, (field: HTMLSelectElement) => {
    setValue(field.value);
    apply(field.value, false);
  });
  if (wasChosen !== chosen) {
    setWasChosen(chosen);
    setValue(chosen);
  }
  const applyNow = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (next === chosen) return;
    apply(next, hasPushed.current);
    hasPushed.current = true;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const field = {
    ref: select,
    value,
    onPointerDown: () => {
      isByKeys.current = false;
    },
    onKeyDown: ({ key, currentTarget }: { key: string; currentTarget: HTMLSelectElement }) => {
      isByKeys.current = true;
      if (key === "Enter") applyNow(currentTarget.value);
    },
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
      const next = currentTarget.value;
      setValue(next);
      clearTimeout(timer.current);
      if (isByKeys.current) timer.current = setTimeout(() => applyNow(next), KEY_PAUSE_MS);
      else applyNow(next);
    },
    onBlur: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
      if (timer.current !== undefined) applyNow(currentTarget.value);
      hasPushed.current = false;
    },
  };
  return { field, applyNow };
}

/** One choice of many, applied on change. Its button is for readers without scripts. Needs ui/data-table.css. */
export function ChoiceForm({ label, isLabelHidden, name, chosen, choices, path, query }: ChoiceFormProps) {
  const navigate = useNavigate();
  const { field, applyNow } = useApplying(chosen, (value, replace) => {
    void navigate(pathWith(path, { ...query, [name]: value || null }), { preventScrollReset: true, replace });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyNow(String(new FormData(event.currentTarget).get(name)));
  };
  return (
    <form action={path} className="choice-form" onSubmit={submit}>
      {Object.entries(query).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label>
        <span className={isLabelHidden ? "sr-only" : undefined}>{label}</span>
        <select name={name} autoComplete="off" {...field}>
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
