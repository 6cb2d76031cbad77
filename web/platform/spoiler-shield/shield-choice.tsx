import { useId, useState } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { choiceOf, type ShieldedThing, withChoice } from "./shield-entries.rules.ts";
import { createShieldStore, keepEntries } from "./shield-store.ts";

interface ShieldChoiceProps {
  readonly of: ShieldedThing;
  readonly label: string;
}

/** Delays to choose from; the slider for everything has the others. */
const DELAYS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180];
const NOW = "now";

/** The spoiler shield of one match or team: results at once, hidden, or delayed. A choice reloads the page. */
export function ShieldChoice({ of, label }: ShieldChoiceProps) {
  const { entries } = useSnapshot(usePageStore(createShieldStore));
  const isHydrated = useHydrated();
  const id = useId();
  const [isUnkept, setUnkept] = useState(false);
  const choice = choiceOf(entries, of);
  const options = choice === null || choice === 0 || DELAYS.includes(choice) ? DELAYS : [...DELAYS, choice];
  const choose = (value: string) => {
    const delay_s = value === NOW ? null : Number(value);
    setUnkept(!keepEntries(withChoice(entries, of, delay_s, Math.floor(Date.now() / 1000))));
  };
  return (
    <span className="shield-choice needs-script">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="shield-select"
        value={choice ?? NOW}
        // A choice before hydration would be lost.
        disabled={!isHydrated}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={NOW}>{m.shield_show()}</option>
        <option value="0">{m.shield_hide()}</option>
        {options.map((seconds) => (
          <option key={seconds} value={seconds}>
            {m.shield_late({ seconds })}
          </option>
        ))}
      </select>
      {isUnkept ? (
        <span role="alert" className="notice">
          {m.shield_not_kept()}
        </span>
      ) : null}
    </span>
  );
}
