import { m } from "#messages/paraglide/messages.js";
import { LOCALE_TABLE, type Locale } from "#shared/url/index.ts";

/** The inputs of a message about a language; one that has no words for it shows the language's own name. */
export const languageInputs = (lang: Locale) => ({ lang, name: LOCALE_TABLE[lang].name });

/** A language by its name in the language of the page. */
export const languageLabel = (lang: Locale): string => m.language_name(languageInputs(lang));
