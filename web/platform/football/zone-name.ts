import { m } from "#messages/paraglide/messages.js";
import type { Promotion } from "#shared/standings/index.ts";

const zoneNames = {
  next_round: m.promotion_next_round,
  play_off: m.promotion_play_off,
  champions_league: m.promotion_champions_league,
  europa_league: m.promotion_europa_league,
  conference_league: m.promotion_conference_league,
  relegation_play_off: m.promotion_relegation_play_off,
  relegation: m.promotion_relegation,
} as const satisfies Record<Promotion["id"], () => string>;

/** Name of a table zone; null for none. */
export const zoneName = (id: string | null): string | null =>
  id !== null && Object.hasOwn(zoneNames, id) ? zoneNames[id as Promotion["id"]]() : null;
