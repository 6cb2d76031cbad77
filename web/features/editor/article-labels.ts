import type { DraftState } from "#shared/content/draft.schema.ts";
import { m } from "#web/paraglide/messages.js";

const states = {
  draft: m.editor_state_draft,
  scheduled: m.editor_state_scheduled,
  published: m.editor_state_published,
} as const satisfies Record<DraftState, () => string>;

/** How far an article has come. */
export const stateName = (state: DraftState): string => states[state]();
