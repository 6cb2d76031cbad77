import { Suspense, type ToggleEvent, useId, useState } from "react";
import { m } from "#web/paraglide/messages.js";
import { laterPart } from "#web/platform/later-code.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { ChosenCompany } from "./company-options.tsx";
import type { PackedOdds } from "./packed-odds.ts";

const CompanyOptions = laterPart(() => import("./company-options.tsx"));

interface CompanyPickerProps {
  readonly date: string;
  readonly packed: PackedOdds;
}

/** Whose prices the list shows. What there is to choose from comes when somebody opens it, or has chosen before. */
export function CompanyPicker({ date, packed }: CompanyPickerProps) {
  const id = useId();
  const [companyId] = useSetting("list_company_id");
  const [openings, setOpenings] = useState(0);
  const [chosen, setChosen] = useState<ChosenCompany | null>(null);
  const name = companyId === null ? m.list_company_auto() : (chosen?.name ?? "…");
  const open = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== "open") return;
    placeBelow(event.currentTarget, document.getElementById(`${id}-button`));
    setOpenings(openings + 1);
  };
  return (
    <>
      <button type="button" id={`${id}-button`} className="chip company-button" popoverTarget={id}>
        <span className="truncate">{m.list_company_label({ company: name })}</span>
        <span aria-hidden="true">▾</span>
      </button>
      <div id={id} popover="auto" className="company-list" onBeforeToggle={open}>
        <p className="font-semibold">{m.list_company_heading()}</p>
        {openings > 0 || companyId !== null ? (
          <Suspense fallback={<p className="text-muted">{m.list_company_loading()}</p>}>
            <CompanyOptions name={id} date={date} packed={packed} openings={openings} onChosen={setChosen} />
          </Suspense>
        ) : null}
      </div>
      <span role="status" className="odds-company-status">
        {companyId !== null && chosen?.failed ? m.list_company_failed() : null}
      </span>
    </>
  );
}

/** The list stands in the browser's top layer, so that no scrolling bar cuts it off. */
function placeBelow(list: HTMLElement, button: HTMLElement | null): void {
  if (!button) return;
  const { left, bottom } = button.getBoundingClientRect();
  const room = document.documentElement.clientWidth - 264;
  list.style.left = `${Math.max(8, Math.min(left, room)) + window.scrollX}px`;
  list.style.top = `${bottom + 4 + window.scrollY}px`;
}
