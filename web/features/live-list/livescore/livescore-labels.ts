import { m } from "#messages/paraglide/messages.js";
import { continentLabel } from "#web/platform/i18n/continent-label.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { continentOf, type LivescoreCategory } from "./livescore-category.ts";

/** Label of a live list category that is not a status. */
export function livescoreName(category: LivescoreCategory): string {
  const continent = continentOf(category);
  return continent ? continentLabel(continent) : m.livescore_hot();
}

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
      const area = livescoreName(category);
      return {
        heading: m.livescore_area_heading({ area }),
        title: m.livescore_area_title({ area, date }),
        description: m.livescore_area_description({ area, date }),
      };
    }
  }
}
