import type { Reducer, RoomEvent, Step } from "./room.ts";

/**
 * A room as layers around its core, the outermost first. All share one state, of which each changes its own part; a layer
 * handles an event itself, or hands it to the next one (`inner`) and adds to the result.
 */
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
