import { createMetrics } from "#edge/observability/metrics.ts";
import { createSecurityEvents } from "#edge/security/security-events.ts";

/** Security events of an edge under test. */
export const securityOf = (now: () => number) => ({
  security: createSecurityEvents(createMetrics({ now, version: "test" }), now),
});
