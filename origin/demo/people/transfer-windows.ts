import { type DayNumber, dayOfDate } from "../calendar/days.ts";
import { createRandom, type Random } from "../random.ts";
import { ageOn } from "./person.ts";
import { MARKET_OPENS, type SquadPlace } from "./squad.ts";
import type { Deal, MarketState, Places, TransferWindow } from "./transfer.ts";
import { draftDeal, loanDeals, releaseDeal, retirementDeal, ringDeal } from "./transfer-deals.ts";

const SUMMER_DAYS = 40;
const WINTER_DAYS = 27;
/** Chains of three transfers, for each club and window. */
const RINGS = { summer: 0.7, winter: 0.25 } as const;
const RETIRES_FROM_AGE = 34;
const RETIRES_AT_AGE = 38;

/** Every window that has begun by a day, from the market's opening on. */
export function* windowsUntil(until: DayNumber): Generator<TransferWindow> {
  for (let year = 2024; ; year += 1) {
    const winter = dayOfDate(year, 1, 4);
    const summer = dayOfDate(year, 7, 1);
    if (winter > until) return;
    yield { id: `${year}w`, season: "winter", opens: winter, closes: winter + WINTER_DAYS };
    if (summer > until) return;
    if (summer > MARKET_OPENS)
      yield { id: `${year}s`, season: "summer", opens: summer, closes: summer + SUMMER_DAYS };
  }
}

function createPlaces(random: Random): Places {
  const used = new Set<SquadPlace>();
  return {
    take(places, fits) {
      const fitting = places.filter((place) => place.member && !used.has(place) && fits(place));
      if (fitting.length === 0) return null;
      const place = random.pick(fitting);
      used.add(place);
      return place;
    },
  };
}

const retires = (place: SquadPlace, day: DayNumber, random: Random): boolean => {
  const age = place.member ? ageOn(place.member.person.born, day) : 0;
  return age >= RETIRES_AT_AGE || (age >= RETIRES_FROM_AGE && random.chance(0.3));
};

/** The deals of a window, unordered. */
export function windowDeals(state: MarketState, window: TransferWindow): Deal[] {
  const random = createRandom(`${state.seed}/market/${window.id}`);
  const places = createPlaces(random);
  const anyDay = () => random.int(window.opens, window.closes);
  const deals: (Deal | null)[] = [];
  for (const { club, places: own } of state.rosters) {
    const draft = window.season === "winter" && club.country.code === "USA";
    if (draft)
      deals.push(
        draftDeal(
          places.take(own, (place) => place.skill < 0.5),
          window.opens + 6,
        ),
      );
    if (window.season === "winter") continue;
    for (const place of own.filter((one) => retires(one, window.opens, random))) {
      deals.push(
        retirementDeal(
          places.take([place], () => true),
          window.opens,
          random,
        ),
      );
    }
    if (random.chance(0.45)) {
      deals.push(
        releaseDeal(
          places.take(own, (place) => place.skill < 0.5),
          anyDay(),
          random,
        ),
      );
    }
  }
  const rings = Math.round(state.rosters.length * RINGS[window.season]);
  for (let ring = 0; ring < rings; ring += 1) deals.push(ringDeal(state, places, anyDay(), random));
  if (window.season === "summer") deals.push(...loanDeals(state, places, window, random));
  return deals.filter((deal) => deal !== null);
}
