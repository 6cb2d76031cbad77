/** A complaint about a match; `field` is a path below the match. */
export interface Violation {
  readonly field: string;
  readonly reason: string;
}
