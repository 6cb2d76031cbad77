import { m } from "#messages/paraglide/messages.js";
import type { Coach } from "#shared/coach/coach.schema.ts";

const names = { head: m.coach_head, interim: m.coach_interim } as const satisfies Record<
  Coach["kind"],
  () => string
>;

/** The label of a coach's role in the team. */
export const coachRole = (kind: Coach["kind"]): string => names[kind]();
