import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { SEARCH_DAYS, SEARCH_KINDS } from "#shared/search/search.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { useEarlyInput } from "#web/platform/forms/use-early-input.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { CountryField } from "#web/platform/list/country-field.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Field } from "#web/ui/field.tsx";
import { type SearchFilter, searchPath } from "./search-filter.ts";
import { kindName } from "./search-kind-name.ts";

interface SearchFormProps {
  readonly filter: SearchFilter;
}

/** True if the filter has more than a name. */
const isNarrowed = ({ kind, country_id, from, to }: SearchFilter): boolean =>
  [kind, country_id, from, to].some((one) => one !== null);

/** The search form: a plain form, so that it works without JavaScript. */
export function SearchForm({ filter, onType }: SearchFormProps & { readonly onType: (q: string) => void }) {
  const field = useEarlyInput<HTMLInputElement>(filter.q, ({ value }) => onType(value));
  return (
    // Keyed by its content: another URL fills the fields again.
    <search key={JSON.stringify(filter)}>
      <form action={pathOf("search", getLocale())} className="panel search-form">
        <div className="search-line">
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={filter.q}
            maxLength={60}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={m.search_field()}
            placeholder={m.search_placeholder()}
            onInput={({ currentTarget }) => onType(currentTarget.value)}
          />
          <button type="submit" className="button">
            {m.search_go()}
          </button>
        </div>
        <details open={isNarrowed(filter)}>
          <summary>{m.search_advanced()}</summary>
          <Conditions filter={filter} />
        </details>
      </form>
    </search>
  );
}

function Conditions({ filter }: SearchFormProps) {
  const { countries } = useSuspenseQuery(countriesQuery()).data;
  return (
    <div className="search-conditions">
      <Field label={m.search_field_kind()}>
        <select name="kind" defaultValue={filter.kind ?? ""}>
          <option value="">{m.search_kind_all()}</option>
          {SEARCH_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </select>
      </Field>
      <CountryField countries={countries} chosen={filter.country_id} />
      <Field label={m.search_from()}>
        <input type="date" name="from" defaultValue={filter.from ?? ""} />
      </Field>
      <Field label={m.search_to()}>
        <input type="date" name="to" defaultValue={filter.to ?? ""} />
      </Field>
      <div className="search-conditions-end">
        <p>
          {m.search_days_hint({ days: SEARCH_DAYS })} {m.search_country_coaches()}
        </p>
        {isNarrowed(filter) ? (
          <SiteLink
            to={searchPath({ ...filter, kind: null, country_id: null, from: null, to: null, page: 1 })}
            className="quiet-button"
          >
            {m.search_clear()}
          </SiteLink>
        ) : null}
      </div>
    </div>
  );
}
