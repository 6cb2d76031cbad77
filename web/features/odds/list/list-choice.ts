import type { Settings } from "#web/platform/settings/settings.ts";

/**
 * Tells the style sheet which price columns a reader wants, and the colour of a rise. The theme script (platform/theme-script.ts) does the same
 * before the first paint, so that no row changes its shape when the scripts arrive.
 */
export function showListChoice({ list_markets, list_odds_line, rise_colour }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.rise = rise_colour;
  dataset.odds = list_markets.join(" ");
  if (list_odds_line) dataset.oddsLine = "";
  else delete dataset.oddsLine;
}
