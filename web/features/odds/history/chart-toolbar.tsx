import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { historyOutcomeName } from "./history-text.ts";
import type { ChartChoice } from "./use-chart-lines.ts";

interface Company {
  readonly id: number;
  readonly name: string;
}

interface ChartToolbarProps {
  readonly choice: ChartChoice;
  /** Companies that can be added. */
  readonly companies: readonly Company[];
  readonly added: readonly Company[];
  readonly onAdd: (companyId: number) => void;
  readonly onRemove: (companyId: number) => void;
}

/** Maximum number of distinguishable lines, including the shown company's. */
const MOST_ADDED = 5;

/** Choice of the chart's outcomes, and of the companies to compare. */
export function ChartToolbar({ choice, companies, added, onAdd, onRemove }: ChartToolbarProps) {
  return (
    <div className="chart-toolbar needs-script">
      <fieldset className="chart-outcomes" data-many={choice.outcomes.length > 3 || undefined}>
        <legend className="sr-only">{m.history_outcomes()}</legend>
        {choice.outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className="history-tab"
            aria-pressed={choice.shown.includes(outcome)}
            onClick={() => choice.choose(outcome)}
          >
            {historyOutcomeName(outcome)}
          </button>
        ))}
      </fieldset>
      <div className="chart-companies">
        {added.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="history-tab"
            aria-label={m.history_remove_company({ company: name })}
            onClick={() => onRemove(id)}
          >
            <span>{name}</span>
            <Icon name="x" size={14} />
          </button>
        ))}
        {companies.length === 0 || added.length >= MOST_ADDED ? null : (
          <select
            className="chart-add"
            aria-label={m.history_add_company()}
            value=""
            onChange={({ target }) => onAdd(Number(target.value))}
          >
            <option value="">{m.history_add_company()}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
