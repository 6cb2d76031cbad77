import type { Odds } from "#shared/odds/index.ts";

/** Receives the prices that a room pushes; the odds pages provide one (features/odds). */
export interface OddsSink {
  /** Takes new or changed rows, whole, in the room's order. `atMs` is the time they are valid for, milliseconds UTC. */
  take(rows: readonly Odds[], atMs: number): void;
}
