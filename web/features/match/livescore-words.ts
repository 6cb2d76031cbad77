import { m } from "#web/paraglide/messages.js";
import { formatDay } from "#web/platform/format.ts";
import type { LivescoreCategory } from "./livescore-category.ts";

const names = {
  live: m.livescore_live,
  upcoming: m.livescore_upcoming,
  ended: m.livescore_ended,
  hot: m.livescore_hot,
  africa: m.livescore_africa,
  asia: m.livescore_asia,
  europe: m.livescore_europe,
  "north-america": m.livescore_north_america,
  oceania: m.livescore_oceania,
  "south-america": m.livescore_south_america,
  world: m.livescore_world,
} as const satisfies Record<LivescoreCategory, () => string>;

/** A category of the live list as its links say it. */
export const livescoreName = (category: LivescoreCategory): string => names[category]();

/** Heading, title and description of a category's page. */
export function livescoreHead(
  category: LivescoreCategory,
  day: string,
): { readonly heading: string; readonly title: string; readonly description: string } {
  const date = formatDay(day);
  switch (category) {
    case "live":
      return {
        heading: m.livescore_live_title(),
        title: m.livescore_live_title(),
        description: m.livescore_live_description(),
      };
    case "upcoming":
      return {
        heading: m.livescore_upcoming(),
        title: m.livescore_upcoming_title({ date }),
        description: m.livescore_upcoming_description({ date }),
      };
    case "ended":
      return {
        heading: m.livescore_ended(),
        title: m.livescore_ended_title({ date }),
        description: m.livescore_ended_description({ date }),
      };
    case "hot":
      return {
        heading: m.livescore_hot(),
        title: m.livescore_hot_title({ date }),
        description: m.livescore_hot_description({ date }),
      };
    default: {
      const area = names[category]();
      return {
        heading: m.livescore_area_heading({ area }),
        title: m.livescore_area_title({ area, date }),
        description: m.livescore_area_description({ area, date }),
      };
    }
  }
}
