import type { DraftState } from "#shared/content/draft.schema.ts";
import type { Locale } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";

const states = {
  draft: m.editor_state_draft,
  scheduled: m.editor_state_scheduled,
  published: m.editor_state_published,
} as const satisfies Record<DraftState, () => string>;

/** How far an article has come. */
export const stateName = (state: DraftState): string => states[state]();

/** A language by the page's word for it. */
export const languageName = (lang: Locale): string =>
  lang === "vi" ? m.editor_language_vi() : m.editor_language_en();
