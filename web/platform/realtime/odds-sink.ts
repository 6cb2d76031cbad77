import type { Odds } from "#shared/odds/index.ts";

/** Where a connection to a room puts the prices that are pushed; the odds pages bring one (features/odds). */
export interface OddsSink {
  /**
   * Takes rows that are new or changed, whole, in the room's order. `atMs` is the moment they are true for,
   * milliseconds UTC.
   */
  take(rows: readonly Odds[], atMs: number): void;
}
