import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { getCoach, listCoaches, listCoachHonors } from "./coach.service.ts";

/** Handlers of coaches. */
export function coachHandlers(db: Database): Pick<Handlers, "coachsList" | "coachsDetail" | "coachsHonor"> {
  return {
    async coachsList({ query, nowMs }) {
      return { ...(await listCoaches(db, query, nowMs)), tags: ["coaches"] };
    },

    async coachsDetail({ query, nowMs }) {
      const data = await getCoach(db, query.coach_id, nowMs);
      return { data, tags: [`coach:${query.coach_id}`] };
    },

    async coachsHonor({ query }) {
      const data = await listCoachHonors(db, query.coach_id);
      return { data, tags: [`coach:${query.coach_id}`] };
    },
  };
}
