import { Suspense, type ToggleEvent, useId, useState } from "react";
import { m } from "#web/paraglide/messages.js";
import { laterPart } from "#web/platform/later-code.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { ShownCompany } from "./use-list-odds.ts";

const CompanyOptions = laterPart(() => import("./company-options.tsx"));

/** Whose prices the list shows. The companies to choose from come when a reader opens it. */
export function CompanyPicker({ company }: { readonly company: ShownCompany }) {
  const id = useId();
  const [companyId] = useSetting("list_company_id");
  const [isOpen, setOpen] = useState(false);
  const isChosen = companyId !== null;
  const name = isChosen ? (company.name ?? (company.isFailed ? "–" : "…")) : m.list_company_auto();
  const toggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === "open");
    if (newState !== "open") return;
    placeBelow(currentTarget, document.getElementById(`${id}-button`));
    if (isChosen && company.isFailed) company.askAgain();
  };
  return (
    <>
      <button type="button" id={`${id}-button`} className="chip company-button" popoverTarget={id}>
        <span className="truncate">{m.list_company_label({ company: name })}</span>
        <span aria-hidden="true">▾</span>
      </button>
      <div id={id} popover="auto" className="company-list" onBeforeToggle={toggle}>
        <p className="font-semibold">{m.list_company_heading()}</p>
        {isOpen ? (
          <Suspense fallback={<p className="text-muted">{m.list_company_loading()}</p>}>
            <CompanyOptions name={id} />
          </Suspense>
        ) : null}
      </div>
      <span role="status" className="odds-company-status">
        {isChosen && company.isFailed ? m.list_company_failed() : null}
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
