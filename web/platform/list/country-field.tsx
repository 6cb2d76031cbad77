import { m } from "#messages/paraglide/messages.js";
import type { CountryRef } from "#shared/match/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Field } from "#web/ui/field.tsx";

interface CountryFieldProps {
  readonly countries: readonly CountryRef[];
  readonly chosen: number | null;
}

/** The country field of a form, with localized names; any country by default. */
export function CountryField({ countries, chosen }: CountryFieldProps) {
  const byName = countries
    .map((country) => ({ id: country.id, name: shownName(country) }))
    .toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <Field label={m.teams_field_country()}>
      <select name="country_id" defaultValue={chosen ?? ""}>
        <option value="">{m.teams_any_country()}</option>
        {byName.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
