import { type Named, nameIn } from "#shared/match/name.rules.ts";
import { getLocale } from "#web/paraglide/runtime.js";

/** Name of a competition, country or team in the page's language. */
export const shownName = (named: Named): string => nameIn(getLocale(), named);

/**
 * The same, shorter where there is a short name. That is in nobody's language but its source's: it only stands in where
 * there is no translation.
 */
export const shownShortName = ({
  short_name,
  ...named
}: Named & { readonly short_name: string | null }): string =>
  shownName({ ...named, name: short_name ?? named.name });
