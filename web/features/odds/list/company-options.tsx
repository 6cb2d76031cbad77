import { useEffect, useEffectEvent, useState } from "react";
import type { Company } from "#shared/odds/index.ts";
import { m } from "#web/paraglide/messages.js";
import { sharedCode } from "#web/platform/later-code.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { PackedOdds } from "./packed-odds.ts";
import { createUnpack } from "./use-list-rows.ts";

/** What has become of the company whose prices are wanted. */
export interface ChosenCompany {
  readonly name: string;
  readonly failed: boolean;
}

interface CompanyOptionsProps {
  /** Of the group of options. */
  readonly name: string;
  readonly date: string;
  readonly packed: PackedOdds;
  /** How often the list has been opened: what could not be had is asked for again then. */
  readonly openings: number;
  readonly onChosen: (chosen: ChosenCompany) => void;
}

type Loading<Answer> = Answer | "loading" | "failed";

/** The companies to choose from, asked for when the list is opened; and the prices of the one that is chosen. */
export default function CompanyOptions({ name, date, packed, openings, onChosen }: CompanyOptionsProps) {
  const [companyId, choose] = useSetting("list_company_id");
  const chosen = useChosenCompany(date, companyId);
  const [companies, load] = useCompanies(packed);
  const known = Array.isArray(companies) ? companies.find((company) => company.id === companyId) : undefined;
  const chosenName = known?.name ?? chosen.name;
  const { failed } = chosen;
  useEffect(() => onChosen({ name: chosenName, failed }), [onChosen, chosenName, failed]);
  const opened = useEffectEvent(() => {
    load();
    if (failed) chosen.askAgain();
  });
  // The first rows may be without prices, those that come later not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (openings > 0) opened();
  }, [openings, packed]);
  return (
    <>
      {typeof companies === "string" ? (
        <p className="text-muted">
          {companies === "failed" ? m.list_companies_failed() : m.list_company_loading()}
        </p>
      ) : null}
      <CompanyOption
        name={name}
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
              name={name}
              checked={company.id === companyId}
              onChoose={() => choose(company.id)}
            >
              {company.name}
            </CompanyOption>
          ))}
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

const refetchCode = sharedCode(() => import("./list-odds.refetch.ts"));

interface AskedCompany extends ChosenCompany {
  readonly askAgain: () => void;
}

/** Fetches the prices of a chosen company; until they are there, or when they cannot be had, the list keeps its own. */
function useChosenCompany(date: string, companyId: number | null): AskedCompany {
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
