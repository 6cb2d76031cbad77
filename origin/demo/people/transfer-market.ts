import type { DayNumber } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import type { Person } from "./person.ts";
import { firstPlaces, MARKET_OPENS, type Squad, type SquadMember } from "./squad.ts";
import type { Deal, MarketState, Move, Roster } from "./transfer.ts";
import { windowDeals, windowsUntil } from "./transfer-windows.ts";

/** All squads and transfers until a day. */
export interface TransferMarket {
  /** A club's squad on a day. */
  squadOf(club: DemoClub, day: DayNumber): Squad;
  /** Transfers from `from` to `to` inclusive, in order. */
  movesBetween(from: DayNumber, to: DayNumber): Move[];
  /** All players who had a club at some time since `since`, with the club and shirt of `day`. */
  everybody(
    since: DayNumber,
    day: DayNumber,
  ): { person: Person; club: DemoClub | null; shirt: number | null }[];
}

const squadNow = (roster: Roster): SquadMember[] => [
  ...roster.places.flatMap(({ member }) => member ?? []),
  ...(roster.guest ? [roster.guest] : []),
];

function squadAt(squads: readonly Squad[], day: DayNumber): Squad {
  for (let index = squads.length - 1; index >= 0; index -= 1) {
    const squad = squads[index];
    if (squad && (squad.from <= day || index === 0)) return squad;
  }
  throw new Error("a club without a squad");
}

/** Simulates every transfer window from the market's opening to `until`; deterministic for a seed. */
export function createTransferMarket(
  clubs: readonly DemoClub[],
  seed: string,
  until: DayNumber,
): TransferMarket {
  const rosters: Roster[] = clubs.map((club) => ({ club, places: firstPlaces(club, seed), guest: null }));
  const byClub = new Map(rosters.map((roster) => [roster.club, roster]));
  const rosterOf = (club: DemoClub): Roster => {
    const roster = byClub.get(club);
    if (!roster) throw new Error(`no squad of ${club.id}`);
    return roster;
  };
  const history = new Map<DemoClub, Squad[]>(
    rosters.map((roster) => [roster.club, [{ from: MARKET_OPENS, members: squadNow(roster) }]]),
  );
  const state: MarketState = { seed, rosters, rosterOf, free: [], moves: [] };
  const windows = [...windowsUntil(until)];
  // Agreed in one window and effective later: loaned players come back.
  let agreed: Deal[] = [];
  for (const [index, window] of windows.entries()) {
    agreed.push(...windowDeals(state, window));
    const ends = Math.min(until + 1, windows[index + 1]?.opens ?? Number.POSITIVE_INFINITY);
    const due = agreed.filter(({ day }) => day < ends);
    agreed = agreed.filter(({ day }) => day >= ends);
    for (const deal of due.sort((a, b) => a.day - b.day)) {
      for (const club of deal.run(state)) {
        history.get(club)?.push({ from: deal.day, members: squadNow(rosterOf(club)) });
      }
    }
  }
  const squadOf = (club: DemoClub, day: DayNumber) => squadAt(history.get(club) ?? [], day);
  return {
    squadOf,
    movesBetween: (from, to) => state.moves.filter(({ day }) => day >= from && day <= to),
    everybody(since, day) {
      const found = new Map<string, { person: Person; club: DemoClub | null; shirt: number | null }>();
      for (const squads of history.values()) {
        for (const [index, { members }] of squads.entries()) {
          if ((squads[index + 1]?.from ?? until + 1) <= since) continue;
          for (const { person } of members) found.set(person.id, { person, club: null, shirt: null });
        }
      }
      for (const club of history.keys()) {
        for (const { person, shirt_number } of squadOf(club, day).members) {
          found.set(person.id, { person, club, shirt: shirt_number });
        }
      }
      return [...found.values()];
    },
  };
}
