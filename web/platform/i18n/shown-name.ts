import { type Named, nameIn } from "#shared/match/name.rules.ts";
import { getLocale } from "#web/paraglide/runtime.js";

/** Name of a competition, country or team in the page's language. */
export const shownName = (named: Named): string => nameIn(getLocale(), named);

/**
 * The same, with the short name where there is one. A short name is in the source's language: it applies only where
 * there is no translation.
 */
export const shownShortName = ({
  short_name,
  ...named
}: Named & { readonly short_name: string | null }): string =>
  shownName({ ...named, name: short_name ?? named.name });
