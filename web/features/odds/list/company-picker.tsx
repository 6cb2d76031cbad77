import { Suspense, type ToggleEvent, useId, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { PopoverButton } from "#web/ui/popover.tsx";
import type { ShownCompany } from "./use-list-odds.ts";

const CompanyOptions = lazyWithRetry(() => import("./company-options.tsx"));

/** Selects the company of the list's prices. The companies load when a reader opens it. */
export function CompanyPicker({ company }: { readonly company: ShownCompany }) {
  const group = useId();
  const [companyId] = useSetting("list_company_id");
  const [isOpen, setOpen] = useState(false);
  const isChosen = companyId !== null;
  const name = isChosen ? (company.name ?? (company.isFailed ? "–" : "…")) : m.list_company_auto();
  const toggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === "open");
    if (newState === "open" && isChosen && company.isFailed) company.retry();
  };
  return (
    <>
      <PopoverButton
        label={
          <>
            <span className="truncate">{m.list_company_label({ company: name })}</span>
            <span aria-hidden="true">▾</span>
          </>
        }
        title={m.list_company_heading()}
        className="chip company-button"
        popoverClassName="company-list"
        onBeforeToggle={toggle}
      >
        <p className="font-semibold">{m.list_company_heading()}</p>
        {isOpen ? (
          <Suspense fallback={<p className="text-muted">{m.list_company_loading()}</p>}>
            <CompanyOptions name={group} />
          </Suspense>
        ) : null}
      </PopoverButton>
      <span role="status" className="odds-company-status">
        {isChosen && company.isFailed ? m.list_company_failed() : null}
      </span>
    </>
  );
}
