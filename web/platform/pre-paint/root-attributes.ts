import type { Settings } from "#shared/settings/settings.table.ts";

/**
 * Settings as attributes of the root element, by name in `dataset`; none for the default, as in the shared HTML. Set by
 * pre-paint-script.ts, then by use-root-attributes.ts.
 */
export const ROOT_ATTRIBUTES = {
  list_markets: "odds",
  list_phone_market: "oddsPhone",
  list_odds_line: "oddsLine",
  rise_colour: "rise",
  list_marks: "marks",
  list_density: "density",
  motion: "motion",
} as const satisfies Partial<Record<keyof Settings, string>>;

export type RootSetting = keyof typeof ROOT_ATTRIBUTES;
