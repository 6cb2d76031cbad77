import type { TransferKind } from "#shared/player/index.ts";
import type { DayNumber } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import type { Person } from "./person.ts";
import type { SquadMember, SquadPlace } from "./squad.ts";

/** Building blocks of transfers: moves and deals, windows, and the squads they change. */

/** A transfer of a player; a side is null without a club. */
export interface Move {
  readonly id: string;
  readonly person: Person;
  readonly kind: TransferKind;
  readonly from: DemoClub | null;
  readonly to: DemoClub | null;
  readonly day: DayNumber;
  /** Euros; null for free or undisclosed. */
  readonly fee: number | null;
  readonly description: string | null;
}

/** A club's places, and the player it has on loan from another. */
export interface Roster {
  readonly club: DemoClub;
  readonly places: readonly SquadPlace[];
  guest: SquadMember | null;
}

/** State that deals change during a window. */
export interface MarketState {
  readonly seed: string;
  readonly rosters: readonly Roster[];
  readonly rosterOf: (club: DemoClub) => Roster;
  /** Players without a club. */
  readonly free: Person[];
  readonly moves: Move[];
}

/** A deal: its effect, and the clubs whose squads it changes. */
export interface Deal {
  readonly day: DayNumber;
  readonly run: (state: MarketState) => readonly DemoClub[];
}

/** A period in which players may move. */
export interface TransferWindow {
  readonly id: string;
  readonly season: "summer" | "winter";
  readonly opens: DayNumber;
  /** Last day. */
  readonly closes: DayNumber;
}

/** Allocates places, each to one deal at most. */
export interface Places {
  /** A free place of a club that fits; null when there is none. */
  take(places: readonly SquadPlace[], fits: (place: SquadPlace) => boolean): SquadPlace | null;
}
