import { createFigures } from "#edge/figures/figures.ts";
import { createSecurityEvents } from "#edge/security/security-events.ts";

/** Security events of an edge that is made of parts. */
export const securityOf = (now: () => number) => ({
  security: createSecurityEvents(createFigures({ now, version: "test" }), now),
});
