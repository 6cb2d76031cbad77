import type { DayNumber } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import { createRandom } from "../random.ts";
import { homeCountry, nameOf } from "./person.ts";
import { MARKET_OPENS } from "./squad.ts";

export interface DemoCoach {
  readonly id: string;
  readonly club: DemoClub;
  readonly name: string;
  readonly country: string;
  readonly kind: "head" | "interim";
  readonly born: DayNumber;
  readonly joined: DayNumber;
  /** First day without the coach. */
  readonly left: DayNumber;
  readonly formation: string;
}

const FORMATIONS = ["4-3-3", "4-3-3", "4-2-3-1", "4-2-3-1", "4-4-2", "3-5-2", "3-4-3", "5-3-2", "4-1-4-1"];
const INTERIM_SHARE = 0.3;

/** A club's coaches, one after the other without a gap, until one is in office on `until`. */
export function coachesOf(club: DemoClub, seed: string, until: DayNumber): DemoCoach[] {
  const random = createRandom(`${seed}/${club.id}/coaches`);
  const coaches: DemoCoach[] = [];
  // The first coach took office before the demo world begins.
  let joined = MARKET_OPENS - random.int(20, 900);
  while (joined <= until) {
    const kind = coaches.length > 0 && random.chance(INTERIM_SHARE) ? "interim" : "head";
    const days = kind === "interim" ? random.int(14, 45) : random.int(210, 1300);
    const country = homeCountry(club, random);
    coaches.push({
      id: `${club.id}-c${coaches.length + 1}`,
      club,
      name: nameOf(country, random),
      country,
      kind,
      born: joined - Math.round(random.int(36, 64) * 365.25 + random.next() * 365),
      joined,
      left: joined + days,
      formation: random.pick(FORMATIONS),
    });
    joined += days;
  }
  return coaches;
}
