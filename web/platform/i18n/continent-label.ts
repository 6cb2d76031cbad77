import { m } from "#messages/paraglide/messages.js";
import type { ContinentId } from "#shared/competition/index.ts";

const names = {
  africa: m.livescore_africa,
  asia: m.livescore_asia,
  europe: m.livescore_europe,
  north_america: m.livescore_north_america,
  oceania: m.livescore_oceania,
  south_america: m.livescore_south_america,
  world: m.livescore_world,
} as const satisfies Record<ContinentId, () => string>;

/** A continent as lists and links name it. */
export const continentLabel = (id: ContinentId): string => names[id]();
