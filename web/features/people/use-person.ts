import { useLocation } from "react-router";
import type { Person } from "schema-dts";
import type { CountryRef } from "#shared/match/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

interface KnownPerson {
  readonly name: string;
  readonly birthday: string | null;
  readonly country: CountryRef | null;
}

type Words = Omit<Extract<Person, object>, "@type">;

/** A schema.org Person; `more` adds the properties of the kind of person. */
export function usePerson({ name, birthday, country }: KnownPerson, more: Words): Person {
  const origin = useSiteFacts()?.site_origin ?? "";
  const { pathname } = useLocation();
  return {
    "@type": "Person",
    name,
    url: origin + pathname,
    ...(birthday === null ? {} : { birthDate: birthday }),
    ...(country ? { nationality: { "@type": "Country", name: shownName(country) } } : {}),
    ...more,
  };
}
