import { nationOfCode } from "#origin/ingest/adapters/nations.table.ts";
import type { Position, TransferKind } from "#shared/player/index.ts";
import { type DayNumber, dateText, dayOfDate, yearOf } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import type { Random } from "../random.ts";
import { ageOn, createPerson, marketValue, type Person } from "./person.ts";
import { memberOf, type SquadPlace } from "./squad.ts";
import type { Deal, MarketState, Move, Places, TransferWindow } from "./transfer.ts";

/** Most transfers are of outfield players. */
const TRADED: readonly Position[] = ["D", "D", "D", "M", "M", "M", "F", "F", "F", "G"];
const FREE_SHARE = 0.2;
const LOAN_CHANCE = 0.8;
const LOAN_AGE = 23.5;

type NewMove = Omit<Move, "id" | "description" | "fee"> & Partial<Pick<Move, "fee" | "description">>;

function addMove(state: MarketState, move: NewMove): void {
  const id = `${move.person.id}/${move.day}/${move.kind}`;
  state.moves.push({ fee: null, description: null, ...move, id });
}

/** A player from the club's own youth. */
function youth(state: MarketState, place: SquadPlace, day: DayNumber): Person {
  const { club, position, number, skill } = place;
  const taken = new Set(state.rosterOf(club).places.map(({ member }) => member?.name ?? ""));
  const id = `${club.id}-y${day}-${number}`;
  return createPerson({ id, club, position, age: 17, day, skill, seed: state.seed, taken });
}

/** Puts a newcomer into a place and records the transfer of the newcomer and of the player who leaves. */
function replace(
  state: MarketState,
  place: SquadPlace,
  day: DayNumber,
  why: { readonly leaves: TransferKind; readonly comes: TransferKind; readonly newcomer: Person },
): readonly DemoClub[] {
  const { club, member } = place;
  if (!member) return [];
  addMove(state, { person: member.person, kind: why.leaves, from: club, to: null, day });
  addMove(state, { person: why.newcomer, kind: why.comes, from: null, to: club, day });
  place.member = memberOf(why.newcomer, place.number);
  return [club];
}

/** A player retires and a youth player takes the shirt; some arrive from an unknown club. */
export function retirementDeal(place: SquadPlace | null, opens: DayNumber, random: Random): Deal | null {
  if (!place) return null;
  const day = random.int(opens, opens + 5);
  const comes = random.chance(0.12) ? "unknown" : "signed";
  return {
    day,
    run: (state) =>
      replace(state, place, day, { leaves: "retirement", comes, newcomer: youth(state, place, day) }),
  };
}

/** A contract is not renewed; a player without a club replaces them, if there is one, else a youth player. */
export function releaseDeal(place: SquadPlace | null, day: DayNumber, random: Random): Deal | null {
  if (!place) return null;
  const takesFree = random.chance(0.6);
  return {
    day,
    run(state) {
      const { member } = place;
      const fits = (person: Person) => person.position === place.position && ageOn(person.born, day) < 34;
      const index = takesFree ? state.free.findIndex(fits) : -1;
      const [found] = index < 0 ? [] : state.free.splice(index, 1);
      const newcomer = found ?? youth(state, place, day);
      const changed = replace(state, place, day, { leaves: "released", comes: "signed", newcomer });
      if (member && changed.length > 0) state.free.push(member.person);
      return changed;
    },
  };
}

/** The yearly draft: a college player comes, another player has to go. */
export function draftDeal(place: SquadPlace | null, day: DayNumber): Deal | null {
  if (!place) return null;
  return {
    day,
    run(state) {
      const { member } = place;
      const newcomer = youth(state, place, day);
      const changed = replace(state, place, day, { leaves: "released", comes: "draft", newcomer });
      if (member && changed.length > 0) state.free.push(member.person);
      return changed;
    },
  };
}

/** Clubs trade with clubs of similar strength, and overseas one time in four. */
const ABROAD_SHARE = 0.25;
const continentOf = ({ country }: DemoClub) => nationOfCode(country.code).continent;

const wouldTrade = (one: DemoClub, other: DemoClub, random: Random): boolean =>
  Math.abs(one.league.hot - other.league.hot) <= 1 &&
  (continentOf(one) === continentOf(other) || random.chance(ABROAD_SHARE));

/** Three clubs that pass on a player of one position each: squads keep their size. */
export function ringDeal(state: MarketState, places: Places, day: DayNumber, random: Random): Deal | null {
  const position = random.pick(TRADED);
  const first = random.pick(state.rosters);
  const rosters = [first];
  for (let tries = 0; tries < 20 && rosters.length < 3; tries += 1) {
    const next = random.pick(state.rosters);
    if (!rosters.includes(next) && wouldTrade(first.club, next.club, random)) rosters.push(next);
  }
  const ring = rosters.flatMap(
    (roster) => places.take(roster.places, (one) => one.position === position) ?? [],
  );
  if (ring.length < 2) return null;
  const fees = ring.map(() => (random.chance(FREE_SHARE) ? 0 : 0.7 + random.next() * 0.8));
  return {
    day,
    run(state) {
      const members = ring.map(({ member }) => member);
      if (members.includes(null)) return [];
      for (const [index, member] of members.entries()) {
        const [from, to] = [ring[index], ring[(index + 1) % ring.length]];
        if (!member || !from || !to) continue;
        const value = marketValue(member.person, from.club, day) * (fees[index] ?? 0);
        const fee = value === 0 ? null : Math.max(5000, Math.round(value / 5000) * 5000);
        addMove(state, { person: member.person, kind: "transfer", from: from.club, to: to.club, day, fee });
        to.member = memberOf(member.person, to.number);
      }
      return ring.map(({ club }) => club);
    },
  };
}

/** A young player is lent for a year, and comes back. A club lends one player and borrows one at most. */
export function loanDeals(
  state: MarketState,
  places: Places,
  window: TransferWindow,
  random: Random,
): Deal[] {
  const borrowers = new Set<DemoClub>();
  const back = dayOfDate(yearOf(window.opens) + 1, 6, 20);
  return state.rosters.flatMap(({ club: from, places: own }) => {
    const to = random.pick(state.rosters).club;
    const isNear = continentOf(to) === continentOf(from);
    const helps = to !== from && isNear && to.league.hot <= from.league.hot && !borrowers.has(to);
    if (!random.chance(LOAN_CHANCE) || !helps) return [];
    const isYoung = ({ member, position }: SquadPlace) =>
      position !== "G" && member !== null && ageOn(member.person.born, window.opens) < LOAN_AGE;
    const place = places.take(own, isYoung);
    const person = place?.member?.person;
    if (!place || !person) return [];
    borrowers.add(to);
    const day = random.int(window.opens + 3, window.closes);
    const number = random.int(30, 45);
    return [
      {
        day,
        run(state) {
          place.member = null;
          state.rosterOf(to).guest = memberOf(person, number);
          const description = `Mượn đến ${dateText(back).split("-").reverse().join("/")}`;
          addMove(state, { person, kind: "loan", from, to, day, description });
          return [from, to];
        },
      },
      {
        day: back,
        run(state) {
          state.rosterOf(to).guest = null;
          place.member = memberOf(person, place.number);
          addMove(state, { person, kind: "loan_end", from: to, to: from, day: back });
          return [from, to];
        },
      },
    ];
  });
}
