import { type Named, nameIn } from "#shared/match/name.rules.ts";
import { getLocale } from "#web/paraglide/runtime.js";

/** Name of a competition, country or team in the page's language. */
export const shownName = (named: Named): string => nameIn(getLocale(), named);
