import { ageAt, type Money, type Player, type PlayerProfile } from "#shared/player/index.ts";
import { countryRefOf, teamRefOf } from "../ref-columns.mapping.ts";
import type { PlayerRow } from "./player-row.sql.ts";

/** An amount with its currency; null unless both are known. */
export function toMoney(amount: number | null, currency: string | null): Money | null {
  return amount === null || currency === null ? null : { amount, currency };
}

/** A player in lists, with the age at `nowMs`. */
export function toPlayer(row: PlayerRow, nowMs: number): Player {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    position: row.position,
    shirt_number: row.shirt_number,
    birthday: row.birthday,
    age: ageAt(row.birthday, Math.floor(nowMs / 1000)),
    height_cm: row.height_cm,
    weight_kg: row.weight_kg,
    country: countryRefOf(row, "country"),
    team: teamRefOf(row, "team"),
    market_value: toMoney(row.market_value, row.market_value_currency),
  };
}

/** A player on their own page. */
export function toPlayerProfile(row: PlayerRow, nowMs: number): PlayerProfile {
  const { preferred_foot, contract_until } = row;
  return { ...toPlayer(row, nowMs), preferred_foot, contract_until };
}
