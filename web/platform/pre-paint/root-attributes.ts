import type { Settings } from "#shared/settings/settings.table.ts";

/**
 * Settings that style sheets react to: each is an attribute of the root element, by its name in `dataset`. A list is
 * its words, a switch is present or absent; the default is no attribute, as in the HTML that all readers share. The
 * pre-paint script (pre-paint-script.ts) sets them before the first paint, an effect (use-root-attributes.ts) after
 * every change.
 */
export const ROOT_ATTRIBUTES = {
  list_markets: "odds",
  list_odds_line: "oddsLine",
  rise_colour: "rise",
  list_marks: "marks",
  motion: "motion",
} as const satisfies Partial<Record<keyof Settings, string>>;

export type RootSetting = keyof typeof ROOT_ATTRIBUTES;
