import type { PriceFormat } from "#shared/odds/format.rules.ts";
import { m } from "#web/paraglide/messages.js";

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
