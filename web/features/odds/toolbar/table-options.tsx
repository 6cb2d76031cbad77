import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { PHASES } from "#shared/odds/price.table.ts";
import {
  COMPANY_CLASSES,
  type CompanyClass,
  LINE_FORMATS,
  MARGIN_FREE,
  type MarginFree,
  RISE_COLOURS,
} from "#shared/settings/settings.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { PopoverButton } from "#web/ui/popover.tsx";
import { Check } from "../check.tsx";
import { lineFormatName, riseColourName } from "../format-labels.ts";
import { phaseName } from "../odds-labels.ts";
import { ticked } from "./at-least-one.ts";
import { Choice } from "./choice.tsx";

const margins = {
  off: m.odds_margin_off,
  proportional: m.odds_margin_proportional,
  power: m.odds_margin_power,
} as const satisfies Record<MarginFree, () => string>;

const classes = {
  all: m.odds_class_all,
  hot: m.odds_class_hot,
  exchange: m.odds_class_exchange,
  bookmaker: m.odds_class_bookmaker,
} as const satisfies Record<CompanyClass, () => string>;

/** Rarely changed settings: line format, margin-free view, colours, classes, phases. */
export function TableOptions() {
  const [lineFormat, setLineFormat] = useSetting("line_format");
  const [margin, setMargin] = useSetting("margin_free");
  const [rise, setRise] = useSetting("rise_colour");
  const [companyClass, setCompanyClass] = useSetting("company_class");
  return (
    <PopoverButton
      label={m.odds_toolbar()}
      title={m.odds_toolbar()}
      className="odds-tool"
      popoverClassName="odds-panel"
    >
      <Choice
        label={m.odds_line_format_label()}
        value={lineFormat}
        values={LINE_FORMATS}
        nameOf={lineFormatName}
        onChoose={setLineFormat}
      />
      <Choice
        label={m.odds_margin_label()}
        value={margin}
        values={MARGIN_FREE}
        nameOf={(one) => margins[one]()}
        onChoose={setMargin}
      />
      <Choice
        label={m.odds_rise_label()}
        value={rise}
        values={RISE_COLOURS}
        nameOf={riseColourName}
        onChoose={setRise}
      />
      <Choice
        label={m.odds_class_label()}
        value={companyClass}
        values={COMPANY_CLASSES}
        nameOf={(one) => classes[one]()}
        onChoose={setCompanyClass}
      />
      <PhaseBoxes />
    </PopoverButton>
  );
}

function PhaseBoxes() {
  const [phases, setPhases] = useSetting("odds_phases");
  const [refused, setRefused] = useState(false);
  return (
    <fieldset className="odds-phases">
      <legend>{m.odds_phases_label()}</legend>
      {PHASES.map((phase) => (
        <Check
          key={phase}
          className="odds-box"
          checked={phases.includes(phase)}
          onCheck={(isChecked) =>
            setPhases((now) => {
              const next = ticked(PHASES, now, phase, isChecked);
              setRefused(next === null);
              return next ?? now;
            })
          }
        >
          <span>{phaseName(phase)}</span>
        </Check>
      ))}
      <p role="alert" className="odds-refusal">
        {refused ? m.odds_phases_at_least_one() : null}
      </p>
    </fieldset>
  );
}
