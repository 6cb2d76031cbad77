import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { changesSince } from "./change.service.ts";

/** Handler of the call by which the feed asks what changed. */
export function feedHandlers(db: Database): Pick<Handlers, "feedChanges"> {
  return {
    async feedChanges({ query, nowMs }) {
      const data = await changesSince(db, query.since_ms, nowMs);
      return { data, nextChangeAtMs: data.next_change_at_ms };
    },
  };
}
