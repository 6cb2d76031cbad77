import type { ReactNode } from "react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { shownName } from "#web/platform/shown-name.ts";
import type { TeamsPageData } from "./teams-page.loader.server.ts";

/** What narrows the list: a plain form, so that it works without JavaScript. */
export function TeamsForm({ data }: { readonly data: TeamsPageData }) {
  const { filter, countries, competitions } = data;
  const action = pathOf("teams", getLocale());
  const isNarrowed = filter.name !== null || filter.country_id !== null || filter.comp_id !== null;
  const byName = countries
    .map((country) => ({ id: country.id, name: shownName(country) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, getLocale()));
  return (
    // Keyed by what it says: another address fills the fields anew.
    <search key={JSON.stringify(filter)}>
      <form action={action} className="panel team-form">
        <Field label={m.teams_field_name()}>
          <input
            type="search"
            name="q"
            defaultValue={filter.name ?? ""}
            maxLength={60}
            placeholder={m.teams_field_name_hint()}
          />
        </Field>
        <Field label={m.teams_field_country()}>
          <select name="country_id" defaultValue={filter.country_id ?? ""}>
            <option value="">{m.teams_any_country()}</option>
            {byName.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
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

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label>
      <span>{label}</span>
      {children}
    </label>
  );
}
