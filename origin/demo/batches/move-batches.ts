import type { Batch, BatchTransfer } from "#origin/ingest/batch.schema.ts";
import { DAY_SECONDS, type DayNumber } from "../calendar/days.ts";
import type { DemoCoach } from "../people/coaches.ts";
import type { Move } from "../people/transfer.ts";
import type { DemoWorld } from "../world.ts";
import { coachRow, demoBatch, playerRow } from "./base-batches.ts";
import { injuryRows } from "./day-batches.ts";

/** Batches of transfers, injuries and coach changes. */

/** How far back transfers go. */
const MOVES_DAYS = 730;
/** How far back injuries go: they may not be over yet. */
const INJURY_DAYS = 80;

function transferRow({ id, person, kind, from, to, day, fee, description }: Move): BatchTransfer {
  return {
    external_id: id,
    player: person.id,
    kind,
    from: from?.id ?? null,
    to: to?.id ?? null,
    at: day * DAY_SECONDS,
    fee: fee === null ? null : { amount: fee, currency: "EUR" },
    description,
  };
}

/** All transfers of the last two years up to today, with the people that only they reference. */
export function pastMoves({ market, today }: DemoWorld): Batch {
  const moves = market.movesBetween(today - MOVES_DAYS, today);
  const settled = new Set(
    market.everybody(today - MOVES_DAYS - INJURY_DAYS, today).map(({ person }) => person.id),
  );
  const strangers = new Map(
    moves.flatMap(({ person }) => (settled.has(person.id) ? [] : [[person.id, person] as const])),
  );
  return demoBatch({
    players: [...strangers.values()].map((person) => playerRow(person, { club: null, shirt: null }, today)),
    transfers: moves.map(transferRow),
  });
}

/** Injuries that began before the first full day. */
export function pastInjuries(world: DemoWorld, firstDay: DayNumber): Batch {
  return demoBatch({ absences: injuryRows(world, firstDay - INJURY_DAYS, firstDay - 1) });
}

/** Changes of a day: transfers with the current clubs of those people, and coaches who came or left. */
export function newsOfDay(world: DemoWorld, day: DayNumber): Batch {
  const { market, maker, clubs, today } = world;
  const moves = market.movesBetween(day, day);
  const moved = new Set(moves.map(({ person }) => person.id));
  const now = moves.length === 0 ? [] : market.everybody(day - 1, today);
  const players = now
    .filter(({ person }) => moved.has(person.id))
    .map(({ person, ...employment }) => playerRow(person, employment, today));
  const changed = ({ joined, left }: DemoCoach) => joined === day || left === day;
  const coaches = clubs.flatMap((club) => maker.coachesOf(club).filter(changed));
  return demoBatch({
    players,
    transfers: moves.map(transferRow),
    coaches: coaches.map((coach) => coachRow(coach, today)),
  });
}
