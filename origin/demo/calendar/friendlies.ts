import { nationOfCode } from "#origin/ingest/adapters/nations.table.ts";
import { isHot } from "#shared/competition/hot.rules.ts";
import { type DemoFriendlies, demoFriendlies } from "../atlas/cups.table.ts";
import type { DemoClub } from "../club.ts";
import { disruptionOf } from "../course/disruption.ts";
import { hashOf } from "../random.ts";
import { type DayNumber, dateText } from "./days.ts";
import { oddity } from "./slots.ts";

/** A friendly that fills a slot of a day. */
export interface Friendly {
  readonly id: string;
  readonly series: DemoFriendlies;
  readonly home: DemoClub;
  readonly away: DemoClub;
  readonly slot: number;
}

export interface FriendlyNeeds {
  readonly day: DayNumber;
  readonly seed: string;
  readonly clubs: readonly DemoClub[];
  /** Clubs that play another match on that day. */
  readonly busy: ReadonlySet<DemoClub>;
  /** Clubs that play the day before or after: used only where nobody else is awake. */
  readonly resting: ReadonlySet<DemoClub>;
  readonly emptyHot: readonly number[];
  readonly empty: readonly number[];
}

const SERIES = {
  europe: demoFriendlies.europe,
  africa: demoFriendlies.africa,
  asia: demoFriendlies.asia,
  oceania: demoFriendlies.asia,
  north_america: demoFriendlies.america,
  south_america: demoFriendlies.america,
  world: demoFriendlies.europe,
} as const;

const seriesOf = ({ country }: DemoClub): DemoFriendlies =>
  SERIES[nationOfCode(country.code).continent ?? "world"];

/** Penalty for a tired club relative to an odd hour; a club from far away costs most. */
const TIRED = 30;
const ANOTHER_CONTINENT = 40;

/** An id whose match is played to its end, because it has to fill its slot. */
function lastingId(id: string, seed: string): string {
  const isDisrupted = disruptionOf({ id, seed, decider: false }) !== null;
  return isDisrupted ? lastingId(`${id}+`, seed) : id;
}

function cheapest(clubs: readonly DemoClub[], costOf: (club: DemoClub) => number): DemoClub | null {
  let best: DemoClub | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const club of clubs) {
    const cost = costOf(club);
    if (cost < least) [best, least] = [club, cost];
  }
  return best;
}

/**
 * Matches for every empty slot of a day, between clubs with the least odd hour. A club is available every third day, so
 * that one day's choice rarely tires the clubs of the next.
 */
export function friendliesFor(needs: FriendlyNeeds): Friendly[] {
  const { day, seed, resting } = needs;
  let pool = needs.clubs.filter((club) => !needs.busy.has(club));
  const luck = new Map(pool.map((club) => [club, hashOf(`${seed}/${day}/${club.id}`)]));
  const find = (slot: number, hotOnly: boolean): Friendly | null => {
    const costOf = (club: DemoClub) => {
      const isTired = resting.has(club) || day % 3 !== club.friendlyDay;
      // Other slots use other bits of the club's number.
      const chance = (((luck.get(club) ?? 0) >>> (slot % 24)) % 256) / 64;
      return oddity(slot, club.country.utcHours, day) + (isTired ? TIRED : 0) + chance;
    };
    const known = hotOnly ? pool.filter(({ league }) => isHot(league)) : pool;
    const home = cheapest(known, costOf);
    if (!home) return null;
    const series = seriesOf(home);
    const away = cheapest(
      known.filter((club) => club !== home),
      (club) =>
        costOf(club) +
        2 * Math.abs(club.league.hot - home.league.hot) +
        (hotOnly || seriesOf(club) === series ? 0 : ANOTHER_CONTINENT),
    );
    if (!away) return null;
    pool = pool.filter((club) => club !== home && club !== away);
    const id = lastingId(`friendly/${dateText(day)}/${slot}`, seed);
    return { id, series: hotOnly ? demoFriendlies.hot : series, home, away, slot };
  };
  return [
    ...needs.emptyHot.flatMap((slot) => find(slot, true) ?? []),
    ...needs.empty.flatMap((slot) => find(slot, false) ?? []),
  ];
}
