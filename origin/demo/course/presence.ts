import type { Position } from "#shared/player/index.ts";
import type { DemoPlayer } from "../match-plan.ts";
import { startersByPosition } from "../squad-choice.ts";
import type { TeamSheet } from "../team-sheet.ts";
import type { SideName } from "./occurrence.ts";

/** A player's time on the pitch, milliseconds UTC. */
export interface Stay {
  readonly side: SideName;
  readonly player: DemoPlayer;
  /** The position played, which may differ from the player's own: with three goalkeepers ill a defender keeps goal. */
  readonly role: Position;
  readonly starter: boolean;
  /** The minute the player came on (0 for a starter) and the minute they left; null while on the pitch. */
  readonly from_minute: number;
  readonly to_minute: number | null;
  readonly from_ms: number;
  readonly to_ms: number;
  readonly sent_off: boolean;
}

/** A change of who is on the pitch. */
export interface Change {
  readonly at_ms: number;
  readonly minute: number;
  readonly off: DemoPlayer;
  /** Null when the player was sent off. */
  readonly on: DemoPlayer | null;
}

/** Position of each starter: the goalkeeper first, then the lines of the formation. */
export function rolesOf(formation: string): readonly Position[] {
  const { D, M, F } = startersByPosition(formation);
  const line = (role: Position, players: number) => Array.from({ length: players }, () => role);
  return ["G", ...line("D", D), ...line("M", M), ...line("F", F)];
}

/** Everybody who plays for a side, in the order they come on. */
export function staysOf(
  side: SideName,
  formation: string,
  sheet: Pick<TeamSheet, "starters">,
  changes: readonly Change[],
): Stay[] {
  const roles = rolesOf(formation);
  const stay = (player: DemoPlayer, role: Position, came: Change | null): Stay => {
    const left = changes.find((change) => change.off === player);
    return {
      side,
      player,
      role,
      starter: came === null,
      from_minute: came?.minute ?? 0,
      to_minute: left?.minute ?? null,
      from_ms: came?.at_ms ?? 0,
      to_ms: left?.at_ms ?? Infinity,
      sent_off: left?.on === null,
    };
  };
  const starters = sheet.starters.map((player, index) => stay(player, roles[index] ?? player.position, null));
  const fresh = changes.flatMap((change) => (change.on ? [stay(change.on, change.on.position, change)] : []));
  return [...starters, ...fresh];
}

/** Players on the pitch both before and after this moment. */
export function onPitch(stays: readonly Stay[], ms: number): Stay[] {
  return stays.filter((stay) => stay.from_ms < ms && ms < stay.to_ms);
}

/** The goalkeeper. Goalkeepers are never replaced, so there always is one. */
export function keeperAt(stays: readonly Stay[], ms: number): DemoPlayer {
  const on = onPitch(stays, ms);
  const keeper = on.find(({ role }) => role === "G") ?? on[0];
  if (!keeper) throw new Error("nobody is on the pitch");
  return keeper.player;
}
