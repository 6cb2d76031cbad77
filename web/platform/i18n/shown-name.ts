import { getLocale } from "#messages/paraglide/runtime.js";
import { type Named, nameIn } from "#shared/match/name.rules.ts";

/** Name of a competition, country or team in the page's language. */
export const shownName = (named: Named): string => nameIn(getLocale(), named);

/** The same, short where possible: a short name is in the source's language, so not beside a translation. */
export const shownShortName = ({
  short_name,
  ...named
}: Named & { readonly short_name: string | null }): string =>
  shownName({ ...named, name: short_name ?? named.name });
