/** An answer and the next moment (milliseconds UTC) at which it would be another; null when none is stored. */
export interface AsOf<Data> {
  readonly data: Data;
  readonly nextChangeAtMs: number | null;
}
