import type { Money } from "../player/player.schema.ts";

/**
 * Sum of the known market values of a squad. Null where there is none, and where they are in several currencies,
 * because there is no exchange rate.
 */
export function squadValue(players: readonly { readonly market_value: Money | null }[]): Money | null {
  const values = players.flatMap(({ market_value }) => market_value ?? []);
  const currency = values[0]?.currency;
  if (currency === undefined || values.some((value) => value.currency !== currency)) return null;
  return { amount: values.reduce((sum, value) => sum + value.amount, 0), currency };
}
