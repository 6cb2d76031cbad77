import { m } from "#messages/paraglide/messages.js";
import type { DraftState } from "#shared/content/draft.schema.ts";

const states = {
  draft: m.editor_state_draft,
  scheduled: m.editor_state_scheduled,
  published: m.editor_state_published,
} as const satisfies Record<DraftState, () => string>;

/** The publication status of an article. */
export const stateName = (state: DraftState): string => states[state]();
