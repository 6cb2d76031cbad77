import { m } from "#messages/paraglide/messages.js";
import type { CountryRef } from "#shared/match/index.ts";
import { CountryName } from "#web/platform/football/country-flag.tsx";
import { CalendarDay } from "#web/platform/i18n/calendar-day.tsx";
import { formatDay } from "#web/platform/i18n/format.ts";
import { Fact } from "#web/ui/fact.tsx";

interface Person {
  readonly birthday: string | null;
  readonly age: number | null;
  readonly country: CountryRef | null;
}

/** Date of birth, age and country of a person; unknown facts are left out. */
export function OriginFacts({ person }: { readonly person: Person }) {
  const { birthday, age, country } = person;
  return (
    <>
      {birthday === null && age === null ? null : (
        <Fact name={m.people_birthday()}>{birthOf(birthday, age)}</Fact>
      )}
      {country ? (
        <Fact name={m.team_column_country()}>
          <CountryName of={country} />
        </Fact>
      ) : null}
    </>
  );
}

function birthOf(birthday: string | null, age: number | null) {
  if (birthday === null) return age === null ? null : m.people_age({ age });
  if (age === null) return <CalendarDay day={birthday} />;
  return <time dateTime={birthday}>{m.people_birthday_age({ date: formatDay(birthday), age })}</time>;
}
