import type { Reducer, RoomEvent, Step } from "./room.ts";

/** A room as layers around its core, outermost first, over one state: each handles an event or passes it to `inner`. */
export type Layer<State> = (
  state: State,
  event: RoomEvent,
  now: number,
  inner: Reducer<State>,
) => Step<State>;

/** Stacks layers on a core. */
export const layered = <State>(layers: readonly Layer<State>[], core: Reducer<State>): Reducer<State> =>
  layers.reduceRight<Reducer<State>>(
    (inner, layer) => (state, event, now) => layer(state, event, now, inner),
    core,
  );
