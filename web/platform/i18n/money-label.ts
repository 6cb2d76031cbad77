import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Money } from "#shared/player/index.ts";

const symbols: Readonly<Record<string, string>> = { EUR: "€", GBP: "£", USD: "$" };

/** Units of amounts, largest first. */
const steps = [
  [1e9, m.money_billion],
  [1e6, m.money_million],
  [1e3, m.money_thousand],
  [1, m.money_plain],
] as const;

/**
 * A rounded market value or fee: `12,5 triệu €`, `€12.5m`. Not by Intl: engines abbreviate money differently, and
 * server and browser must render the same.
 */
export function moneyLabel({ amount, currency }: Money): string {
  // From 999 950 on a thousand would round to 1000: the next unit applies.
  const [unit, word] = steps.find(([step]) => amount >= step * 0.999_95) ?? [1, m.money_plain];
  const rounded = (amount / unit).toLocaleString(getLocale(), { maximumFractionDigits: unit === 1 ? 0 : 1 });
  return word({ amount: rounded, currency: symbols[currency] ?? `${currency} ` }).trim();
}
