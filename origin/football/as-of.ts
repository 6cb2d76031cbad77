/** A response and the next moment (milliseconds UTC) at which it changes; null when none is stored. */
export interface AsOf<Data> {
  readonly data: Data;
  readonly nextChangeAtMs: number | null;
}
