import type { Coach } from "#shared/coach/coach.schema.ts";
import { ageAt } from "#shared/player/index.ts";
import { countryRefOf, teamRefOf } from "../ref-columns.mapping.ts";
import type { CoachRow } from "./coach.queries.ts";

/** A coach, with the age at `nowMs`. */
export function toCoach(row: CoachRow, nowMs: number): Coach {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    kind: row.kind,
    birthday: row.birthday,
    age: ageAt(row.birthday, Math.floor(nowMs / 1000)),
    preferred_formation: row.preferred_formation,
    joined: row.joined,
    contract_until: row.contract_until,
    country: countryRefOf(row, "country"),
    team: teamRefOf(row, "team"),
  };
}
