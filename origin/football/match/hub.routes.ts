import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { listOddsOfToday } from "../odds/odds-list.service.ts";
import { changesSince } from "./change.service.ts";

/** Handlers of change requests from the hub and the rooms. */
export function hubHandlers(db: Database): Pick<Handlers, "hubChanges" | "hubOdds"> {
  return {
    async hubChanges({ query, nowMs }) {
      const data = await changesSince(db, query.since_ms, nowMs);
      return { data, nextChangeAtMs: data.next_change_at_ms };
    },
    async hubOdds({ query, nowMs }) {
      const { data: odds, nextChangeAtMs } = await listOddsOfToday(db, query.company_id, nowMs);
      return { data: { odds }, nextChangeAtMs };
    },
  };
}
