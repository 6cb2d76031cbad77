import { offsetText } from "./zone-name.ts";

/** Zones that are no whole hour away from UTC, minutes. */
const PARTIAL_HOURS = [-270, -210, 210, 330, 345, 390, 570, 630];

const HOURS = Array.from({ length: 25 }, (_, at) => (at - 11) * 60);

/** Offsets in use that are no whole hour and that no reader chooses: the Marquesas, Eucla, the Chatham Islands. */
const RARE_PARTIAL_HOURS = [-570, 525, 765, 825];

/** Offsets that calls take: every hour from -12 to +14, and the parts of hours in use somewhere. */
export const OFFSETS: readonly string[] = [
  ...Array.from({ length: 27 }, (_, at) => (at - 12) * 60),
  ...PARTIAL_HOURS,
  ...RARE_PARTIAL_HOURS,
].map(offsetText);

/** Offsets that a reader can choose, from west to east: every hour from -11 to +13, and the parts of hours in use. */
export const ZONES: readonly string[] = [...HOURS, ...PARTIAL_HOURS].sort((a, b) => a - b).map(offsetText);
