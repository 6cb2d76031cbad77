import { offsetText } from "./zone-name.ts";
import { PARTIAL_HOURS } from "./zones.table.ts";

/** Offsets in use that are no whole hour and that no reader chooses: the Marquesas, Eucla, the Chatham Islands. */
const RARE_PARTIAL_HOURS = [-570, 525, 765, 825];

/** Offsets that calls take: every hour from -12 to +14, and the parts of hours in use somewhere. */
export const OFFSETS: readonly string[] = [
  ...Array.from({ length: 27 }, (_, at) => (at - 12) * 60),
  ...PARTIAL_HOURS,
  ...RARE_PARTIAL_HOURS,
].map(offsetText);
