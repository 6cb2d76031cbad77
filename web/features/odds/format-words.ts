import type { PriceFormat } from "#shared/odds/format.rules.ts";
import type { LineFormat, RiseColour } from "#shared/settings/settings.table.ts";
import { m } from "#web/paraglide/messages.js";
import { lineLabel } from "#web/platform/i18n/price-label.ts";

// Apart from the other words of prices: lists show those before anybody asks for a format.
const formats = {
  decimal: m.odds_format_decimal,
  hong_kong: m.odds_format_hong_kong,
  malay: m.odds_format_malay,
  indo: m.odds_format_indo,
  us: m.odds_format_us,
} as const satisfies Record<PriceFormat, () => string>;

/** Name of a price format. */
export const formatName = (format: PriceFormat): string => formats[format]();

/** A way to write lines, by a quarter line. */
export const lineFormatName = (format: LineFormat): string => lineLabel(2.75, format);

/** Name of the colour of rising prices. */
export const riseColourName = (colour: RiseColour): string =>
  colour === "green" ? m.odds_rise_green() : m.odds_rise_red();
