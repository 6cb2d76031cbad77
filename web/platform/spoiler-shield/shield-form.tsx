import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import {
  DELAY_KEY,
  DELAY_STEP_SECONDS,
  isShielding,
  MAX_DELAY_SECONDS,
} from "#shared/spoiler-shield/shield.rules.ts";
import { plainPath, useShield } from "./shown-shield.ts";

/** The slider's default: about the delay of cable television. */
const USUAL_DELAY_S = 30;

/** Sends a choice for everything; the buttons inside hold the value (`mode`). A plain form: it needs no script. */
export function ShieldForm({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/shield" className={className}>
      <input type="hidden" name="back" value={plainPath(pathname, search)} />
      {children}
    </form>
  );
}

interface ShieldEverythingProps {
  /** Help for finding the right delay, given the slider's value. */
  readonly hint?: (delay_s: number) => ReactNode;
}

/** Hides all results, or delays everything. */
export function ShieldEverything({ hint }: ShieldEverythingProps) {
  const shield = useShield();
  const [delay, setDelay] = useState(shield.delay_s || USUAL_DELAY_S);
  const id = useId();
  return (
    <ShieldForm className="shield-form">
      <label htmlFor={id}>{m.shield_delay_label()}</label>
      <span className="shield-slider">
        <input
          id={id}
          type="range"
          name={DELAY_KEY}
          min={DELAY_STEP_SECONDS}
          max={MAX_DELAY_SECONDS}
          step={DELAY_STEP_SECONDS}
          value={delay}
          onChange={({ target }) => setDelay(Number(target.value))}
        />
        <output htmlFor={id} className="tabular-nums">
          {`${delay} s`}
        </output>
      </span>
      {hint?.(delay)}
      <span className="shield-buttons">
        <button type="submit" name="mode" value="delay" className="button">
          {m.shield_delay_by()}
        </button>
        <button
          type="submit"
          name="mode"
          value="hidden"
          className="button"
          aria-pressed={shield.scores === "hidden"}
        >
          {m.shield_hide()}
        </button>
        {isShielding(shield) ? (
          <button type="submit" name="mode" value="off" className="text-link min-h-10 cursor-pointer">
            {m.shield_off()}
          </button>
        ) : null}
      </span>
    </ShieldForm>
  );
}
