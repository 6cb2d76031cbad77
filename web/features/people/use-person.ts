import { useLocation } from "react-router";
import type { CountryRef } from "#shared/match/index.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { useSiteFacts } from "#web/platform/site-facts.ts";

interface Person {
  readonly name: string;
  readonly birthday: string | null;
  readonly country: CountryRef | null;
}

type Words = Readonly<Record<string, unknown>>;

/** Somebody in the words of schema.org, with what is told of his kind alone. */
export function usePerson({ name, birthday, country }: Person, more: Words): Words {
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
