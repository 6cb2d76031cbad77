import { offsetText } from "./zone-name.ts";

/** Zones that are no whole hour away from UTC, minutes. */
export const PARTIAL_HOURS: readonly number[] = [-270, -210, 210, 330, 345, 390, 570, 630];

const HOURS = Array.from({ length: 25 }, (_, at) => (at - 11) * 60);

/** Offsets that a reader can choose, from west to east: every hour from -11 to +13, and the parts of hours in use. */
export const ZONES: readonly string[] = [...HOURS, ...PARTIAL_HOURS].sort((a, b) => a - b).map(offsetText);
