import { m } from "#messages/paraglide/messages.js";
import type { PriceFormat } from "#shared/odds/format.rules.ts";
import type { LineFormat, RiseColour } from "#shared/settings/settings.table.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";

// Separate from the other price labels: lists show prices before anybody opens the format settings.
const formats = {
  decimal: m.odds_format_decimal,
  hong_kong: m.odds_format_hong_kong,
  malay: m.odds_format_malay,
  indo: m.odds_format_indo,
  us: m.odds_format_us,
} as const satisfies Record<PriceFormat, () => string>;

/** Name of a price format. */
export const formatName = (format: PriceFormat): string => formats[format]();

/** A line format, shown by a quarter line. */
export const lineFormatName = (format: LineFormat): string => lineLabel(2.75, format);

/** Name of the colour for rising prices. */
export const riseColourName = (colour: RiseColour): string =>
  colour === "green" ? m.odds_rise_green() : m.odds_rise_red();
