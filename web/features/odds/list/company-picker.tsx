import { type ToggleEvent, useEffect, useId, useState } from "react";
import type { Company } from "#shared/odds/index.ts";
import { m } from "#web/paraglide/messages.js";
import { sharedCode } from "#web/platform/later-code.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { PackedOdds } from "./packed-odds.ts";
import { createUnpack } from "./use-list-rows.ts";

interface CompanyPickerProps {
  readonly date: string;
  readonly packed: PackedOdds;
}

type Loading<Answer> = Answer | "loading" | "failed";

/** Whose prices the list shows. The companies are asked for when somebody opens it. */
export function CompanyPicker({ date, packed }: CompanyPickerProps) {
  const id = useId();
  const [companyId, choose] = useSetting("list_company_id");
  const chosen = useChosenCompany(date, companyId);
  const [companies, load] = useCompanies(packed);
  const known = Array.isArray(companies) ? companies.find((company) => company.id === companyId) : undefined;
  const name = companyId === null ? m.list_company_auto() : (known?.name ?? chosen.name);
  const open = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== "open") return;
    placeBelow(event.currentTarget, document.getElementById(`${id}-button`));
    load();
    if (chosen.failed) chosen.askAgain();
  };
  return (
    <>
      <button type="button" id={`${id}-button`} className="chip company-button" popoverTarget={id}>
        <span className="truncate">{m.list_company_label({ company: name })}</span>
        <span aria-hidden="true">▾</span>
      </button>
      <div id={id} popover="auto" className="company-list" onBeforeToggle={open}>
        <p className="font-semibold">{m.list_company_heading()}</p>
        {typeof companies === "string" ? (
          <p className="text-muted">
            {companies === "failed" ? m.list_companies_failed() : m.list_company_loading()}
          </p>
        ) : null}
        <CompanyOption
          name={id}
          checked={companyId === null}
          onChoose={() => choose(null)}
          hint={m.list_company_auto_hint()}
        >
          {m.list_company_auto()}
        </CompanyOption>
        {typeof companies === "string"
          ? null
          : companies.map((company) => (
              <CompanyOption
                key={company.id}
                name={id}
                checked={company.id === companyId}
                onChoose={() => choose(company.id)}
              >
                {company.name}
              </CompanyOption>
            ))}
      </div>
      <span role="status" className="odds-company-status">
        {chosen.failed ? m.list_company_failed() : null}
      </span>
    </>
  );
}

interface CompanyOptionProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly hint?: string;
  readonly children: string;
}

function CompanyOption({ name, checked, onChoose, hint, children }: CompanyOptionProps) {
  return (
    <label className="company-choice">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>
        {children}
        {hint ? <span className="block text-meta text-muted">{hint}</span> : null}
      </span>
    </label>
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

const refetchCode = sharedCode(() => import("./list-odds.refetch.ts"));

interface ChosenCompany {
  readonly name: string;
  readonly failed: boolean;
  readonly askAgain: () => void;
}

/** Fetches the prices of a chosen company; until they are there, or when they cannot be had, the list keeps its own. */
function useChosenCompany(date: string, companyId: number | null): ChosenCompany {
  const { queries } = usePageStores();
  const [state, setState] = useState<{ of: string; name: string | null; failed: boolean } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const key = `${date} ${companyId} ${attempt}`;
  useEffect(() => {
    if (companyId === null) return;
    let left = false;
    const told = (name: string | null, failed: boolean) => {
      if (!left) setState({ of: key, name, failed });
    };
    refetchCode()
      .then(({ refetchListOdds }) => refetchListOdds(queries, date, companyId))
      .then(
        ({ company_name }) => told(company_name, false),
        () => told(null, true),
      );
    return () => {
      left = true;
    };
  }, [queries, date, companyId, key]);
  const current = state?.of === key ? state : null;
  return {
    name: current?.name ?? (current?.failed ? "–" : "…"),
    failed: current?.failed ?? false,
    askAgain: () => setAttempt(attempt + 1),
  };
}

/** Companies of the first match that has prices, once they are asked for. */
function useCompanies(packed: PackedOdds): [Loading<readonly Company[]>, () => void] {
  const { queries, once } = usePageStores();
  const unpack = once(createUnpack);
  const [companies, setCompanies] = useState<Loading<readonly Company[]>>("loading");
  const load = () => {
    const [matchId] = unpack(packed).keys();
    if (Array.isArray(companies) || matchId === undefined) return;
    refetchCode()
      .then(({ fetchCompanies }) => fetchCompanies(queries, matchId))
      .then(setCompanies, () => setCompanies("failed"));
  };
  return [companies, load];
}
