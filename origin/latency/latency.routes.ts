import type { TryLimits } from "#origin/account/try-limits.ts";
import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import type { latencyEndpoints } from "#shared/api/latency.endpoints.ts";
import { LatencyReport } from "#shared/latency/index.ts";
import { countSamples, getLatency } from "./latency.service.ts";

/** Handlers of latency reports and statistics. */
export function latencyHandlers(
  db: Database,
  limits: TryLimits,
): Pick<Handlers, keyof typeof latencyEndpoints> {
  return {
    latency: async ({ query, nowMs }) => ({ data: await getLatency(db, query.hours, nowMs) }),

    async latencyReport({ readBody, caller, nowMs }) {
      await limits.check({ kind: "latency_report", who: caller.address }, nowMs);
      const { samples } = parseForm(LatencyReport, await readBody());
      await countSamples(db, samples, nowMs);
      return { data: {} };
    },
  };
}
