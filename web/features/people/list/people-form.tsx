import type { CountryRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { shownName } from "#web/platform/shown-name.ts";
import type { PeopleFilter, PeopleScreen } from "./people-filter.ts";

interface PeopleFormProps {
  readonly screen: PeopleScreen;
  readonly filter: PeopleFilter;
  readonly nameLabel: string;
  /** Those one may choose from; none where the list is not told by country. */
  readonly countries?: readonly CountryRef[];
}

/** What narrows the list: a plain form, so that it works without JavaScript. */
export function PeopleForm({ screen, filter, nameLabel, countries }: PeopleFormProps) {
  const action = pathOf(screen, getLocale());
  const isNarrowed = filter.name !== null || filter.country_id !== null;
  return (
    // Keyed by what it says: another address fills the fields anew.
    <search key={JSON.stringify(filter)}>
      <form action={action} className="panel team-form">
        <label>
          <span>{nameLabel}</span>
          <input
            type="search"
            name="q"
            defaultValue={filter.name ?? ""}
            maxLength={60}
            placeholder={m.teams_field_name_hint()}
          />
        </label>
        {countries ? <CountryField countries={countries} chosen={filter.country_id} /> : null}
        <div className="team-form-end">
          <button type="submit" className="button">
            {m.teams_search()}
          </button>
          {isNarrowed ? (
            <a href={action} className="quiet-button">
              {m.teams_clear()}
            </a>
          ) : null}
        </div>
      </form>
    </search>
  );
}

interface CountryFieldProps {
  readonly countries: readonly CountryRef[];
  readonly chosen: number | null;
}

function CountryField({ countries, chosen }: CountryFieldProps) {
  const byName = countries
    .map((country) => ({ id: country.id, name: shownName(country) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, getLocale()));
  return (
    <label>
      <span>{m.teams_field_country()}</span>
      <select name="country_id" defaultValue={chosen ?? ""}>
        <option value="">{m.teams_any_country()}</option>
        {byName.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
