import type { Money } from "../player/player.schema.ts";

/**
 * What a squad is worth: the sum of the market values that are known. Null where none is, and where they are in
 * several currencies, because nobody says what those are worth in one another.
 */
export function squadValue(players: readonly { readonly market_value: Money | null }[]): Money | null {
  const values = players.flatMap(({ market_value }) => market_value ?? []);
  const currency = values[0]?.currency;
  if (currency === undefined || values.some((value) => value.currency !== currency)) return null;
  return { amount: values.reduce((sum, value) => sum + value.amount, 0), currency };
}
