import type { Coach } from "#shared/coach/index.ts";
import { m } from "#web/paraglide/messages.js";

const names = { head: m.coach_head, interim: m.coach_interim } as const satisfies Record<
  Coach["kind"],
  () => string
>;

/** What a coach is to his team. */
export const coachRole = (kind: Coach["kind"]): string => names[kind]();
