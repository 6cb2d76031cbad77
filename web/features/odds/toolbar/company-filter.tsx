import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { PopoverButton } from "#web/ui/popover.tsx";
import { Check } from "../check.tsx";
import { useOddsPage } from "../odds-page.context.tsx";
import { useChosenCompanies } from "../table/use-odds-rows.ts";
import { ticked } from "./at-least-one.ts";

/** Choice of the compared companies: at least one, stored on this device. */
export function CompanyFilter() {
  const { companies } = useOddsPage();
  const shown = useChosenCompanies();
  return (
    <PopoverButton
      label={
        <>
          {m.odds_companies_label()}{" "}
          <span className="tabular-nums">
            {m.odds_companies_count({ chosen: shown.length, all: companies.length })}
          </span>
        </>
      }
      title={m.odds_companies_label()}
      className="odds-tool"
      popoverClassName="odds-panel"
    >
      <CompanyBoxes />
    </PopoverButton>
  );
}

function CompanyBoxes() {
  const { companies } = useOddsPage();
  const [ids, setIds] = useSetting("company_ids");
  const [refused, setRefused] = useState(false);
  const all = companies.map((company): number => company.id);
  const chosen = ids ?? all;
  const choose = (choice: (chosen: readonly number[]) => readonly number[] | null) =>
    setIds((now) => {
      const before = now ?? all;
      const next = choice(before);
      setRefused(next === null);
      if (next === null) return now;
      // Chosen companies that do not price this match stay chosen; a reader with all companies of this match wants all.
      const elsewhere = before.filter((id) => !all.includes(id));
      return next.length === all.length ? null : [...next, ...elsewhere];
    });
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => choose(() => all)}>
        {m.odds_companies_all()}
      </button>
      <p role="alert" className="odds-refusal">
        {refused ? m.odds_companies_at_least_one() : null}
      </p>
      <ul className="odds-boxes">
        {companies.map((company) => (
          <li key={company.id}>
            <Check
              className="odds-box"
              checked={chosen.includes(company.id)}
              onCheck={(isChecked) => choose((before) => ticked<number>(all, before, company.id, isChecked))}
            >
              <span>{company.name}</span>
            </Check>
            <button
              type="button"
              className="quiet-button"
              aria-label={m.odds_companies_only({ company: company.name })}
              onClick={() => {
                setRefused(false);
                setIds([company.id]);
              }}
            >
              {m.odds_companies_only_short()}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
