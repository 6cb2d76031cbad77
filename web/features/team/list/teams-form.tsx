import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { CountryField } from "#web/platform/list/country-field.tsx";
import { ListForm } from "#web/platform/list/list-form.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { Field } from "#web/ui/field.tsx";
import type { TeamsPageData } from "./teams-page.loader.server.ts";

/** What narrows the list of teams. */
export function TeamsForm({ data }: { readonly data: TeamsPageData }) {
  const { filter, countries, competitions } = data;
  return (
    <ListForm path={pathOf("teams", getLocale())} filter={filter} nameLabel={m.teams_field_name()}>
      <CountryField countries={countries} chosen={filter.country_id} />
      <Field label={m.team_competition()}>
        <select name="comp_id" defaultValue={filter.comp_id ?? ""}>
          <option value="">{m.teams_any_competition()}</option>
          {competitions.map((competition) => (
            <option key={competition.id} value={competition.id}>
              {shownName(competition.country)}: {shownName(competition)}
            </option>
          ))}
        </select>
      </Field>
    </ListForm>
  );
}
