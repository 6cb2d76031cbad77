import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { m } from "#messages/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { companiesQuery } from "./list-odds.query.ts";
import { ListOddsContext, useListOverlay } from "./use-list-odds.ts";

/** The companies to choose from. */
export default function CompanyOptions({ name }: { readonly name: string }) {
  const [companyId, choose] = useSetting("list_company_id");
  const { company_id, matches } = useContext(ListOddsContext);
  const pushed = useListOverlay().anyMatch(company_id);
  const [matchId = pushed] = matches.keys();
  const { data, isError } = useQuery({
    ...companiesQuery(matchId ?? 0),
    enabled: matchId !== undefined,
  });
  return (
    <>
      {data ? null : (
        <p className="text-muted">{isError ? m.list_companies_failed() : m.list_company_loading()}</p>
      )}
      <CompanyOption
        name={name}
        checked={companyId === null}
        onChoose={() => choose(null)}
        hint={m.list_company_auto_hint()}
      >
        {m.list_company_auto()}
      </CompanyOption>
      {data?.companies.map((company) => (
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
        {hint ? <span className="block text-xs text-muted">{hint}</span> : null}
      </span>
    </label>
  );
}
