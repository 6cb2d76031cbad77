import type { TransferKind } from "#shared/player/index.ts";
import type { DayNumber } from "../calendar/days.ts";
import type { DemoClub } from "../clubs/club.ts";
import type { Person } from "./person.ts";
import type { SquadMember, SquadPlace } from "./squad.ts";

/** What transfers are made of: moves and deals, the windows they fall into and the squads they change. */

/** A move of a player; a side is null where there is no club. */
export interface Move {
  readonly id: string;
  readonly person: Person;
  readonly kind: TransferKind;
  readonly from: DemoClub | null;
  readonly to: DemoClub | null;
  readonly day: DayNumber;
  /** Euros; null for nothing or not told. */
  readonly fee: number | null;
  readonly description: string | null;
}

/** A club's places, and the man it has on loan from another. */
export interface Roster {
  readonly club: DemoClub;
  readonly places: readonly SquadPlace[];
  guest: SquadMember | null;
}

/** What deals change while a window's days go by. */
export interface MarketState {
  readonly seed: string;
  readonly rosters: readonly Roster[];
  readonly rosterOf: (club: DemoClub) => Roster;
  /** Players without a club. */
  readonly free: Person[];
  readonly moves: Move[];
}

/** A deal: what it does, and the clubs whose squads it changes. */
export interface Deal {
  readonly day: DayNumber;
  readonly run: (state: MarketState) => readonly DemoClub[];
}

/** Time in which players may move. */
export interface TransferWindow {
  readonly id: string;
  readonly season: "summer" | "winter";
  readonly opens: DayNumber;
  /** Last day. */
  readonly closes: DayNumber;
}

/** Hands out places of which each takes part in one deal at most. */
export interface Places {
  /** One of a club's places that fit and are free; null when there is none. */
  take(places: readonly SquadPlace[], fits: (place: SquadPlace) => boolean): SquadPlace | null;
}
